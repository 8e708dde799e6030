// The thread that has the SQLite file open, so that a slow disk never holds up the server. Plain JavaScript, so that it
// starts from the sources and from a bundle alike.
import { workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const { file, pragmas, port, answered } = workerData;
const database = open();

/** The server may be waiting for the count. */
function post(outcomes) {
  port.postMessage(outcomes);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
}

/** The first message reports whether the file could be opened. */
function open() {
  try {
    const opened = new Libsql(file);
    for (const pragma of pragmas) opened.pragma(pragma);
    post([{ results: [] }]);
    return opened;
  } catch (error) {
    post([failure(error)]);
    port.close();
    return null;
  }
}

function failure({ message, code }) {
  return { error: { message, code } };
}

/** The statements used last, by their text: to prepare one takes longer than to run it. */
const prepared = new Map();
const MOST_PREPARED = 100;

/**
 * A libsql statement that failed because the file was locked stays under way until it is garbage collected, and as long
 * as it does no transaction can be committed. So a statement that fails is not used again, and transactions are begun by
 * `exec`, which ends its statements itself, with the lock to write: within one no statement finds the file locked.
 */
function perform({ sql, parameters }) {
  const statement = prepared.get(sql) ?? database.prepare(sql);
  prepared.delete(sql);
  const result = run(statement, parameters.map(bindable));
  prepared.set(sql, statement);
  if (prepared.size > MOST_PREPARED) prepared.delete(prepared.keys().next().value);
  return result;
}

function run(statement, parameters) {
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastInsertRowid };
}

/** The results by statement; null if the first did not return its rows. */
function performAll({ statements: [first, ...others], rows }) {
  const result = perform(first);
  if (rows !== undefined && result.rows.length !== rows) return null;
  return [result, ...others.map(perform)];
}

function read(job) {
  try {
    return { results: performAll(job) };
  } catch (error) {
    return failure(error);
  }
}

/** One transaction for all of these jobs; null: rolled back, because a job did not find its rows. */
function commit(jobs) {
  database.exec('begin immediate');
  try {
    const results = [];
    for (const job of jobs) {
      results.push(performAll(job));
      if (results.at(-1) === null) break;
    }
    const isGood = results.at(-1) !== null;
    database.exec(isGood ? 'commit' : 'rollback');
    return isGood ? results : null;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

function commitAlone(job) {
  try {
    return { results: commit([job])?.[0] ?? null };
  } catch (error) {
    return failure(error);
  }
}

/** Group commit: one write to the disk for all jobs. If one of them fails, each gets a transaction of its own. */
function write(jobs) {
  if (jobs.length < 2) return jobs.map(commitAlone);
  try {
    const committed = commit(jobs);
    if (committed) return committed.map((results) => ({ results }));
  } catch (error) {
    // Tried alone, a job meets its own error; but a locked file would be waited for again by each.
    if (error.code === 'SQLITE_BUSY') return jobs.map(() => failure(error));
  }
  return jobs.map(commitAlone);
}

/** Nobody was told of the writes yet, so reads need not wait for them. */
function answerAll(jobs) {
  const outcomes = new Map(jobs.filter(({ isWriting }) => !isWriting).map((job) => [job, read(job)]));
  const writing = jobs.filter(({ isWriting }) => isWriting);
  for (const [index, outcome] of write(writing).entries()) outcomes.set(writing[index], outcome);
  return jobs.map((job) => outcomes.get(job));
}

const CONTROLS = new Set(['begin', 'begin immediate', 'commit', 'rollback']);

/** A statement of an explicit transaction. */
function step(statement) {
  if (!CONTROLS.has(statement.sql)) return perform(statement);
  const isRolledBack = statement.sql === 'rollback' && !database.inTransaction;
  if (!isRolledBack) database.exec(statement.sql);
  return { rows: [] };
}

port.on('message', ({ jobs, statement }) => {
  if (jobs) return post(answerAll(jobs));
  if (!statement) {
    database.close();
    port.close();
    return;
  }
  try {
    post([{ results: [step(statement)] }]);
  } catch (error) {
    post([failure(error)]);
  }
});

/** `postMessage` turns Buffers into plain Uint8Arrays. */
function bindable(value) {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
