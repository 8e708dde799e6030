// The thread that has the SQLite file open: it runs one transaction after the other, so that a slow disk never holds up
// the server. Plain JavaScript, so that it starts from the sources and from a bundle alike.
import { workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const { file, access, pragmas, port, answered } = workerData;
const database = open();

/** The server may be waiting for the count. */
function post(answer) {
  port.postMessage(answer);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
}

/** The first message reports whether the file could be opened. */
function open() {
  try {
    const opened = new Libsql(file);
    for (const pragma of pragmas) opened.pragma(pragma);
    post({ rows: [] });
    return opened;
  } catch ({ message, code }) {
    post({ error: { message, code } });
    port.close();
    return null;
  }
}

/** Whether the server has an explicit transaction open. */
let isOpen = false;

/**
 * A libsql statement that failed because the file was locked stays under way until it is garbage collected, and as long
 * as it does no transaction can be committed. `exec` ends its statements itself. So transactions are begun by `exec`,
 * with the lock to write; within one no statement finds the file locked.
 */
function control(sql) {
  if (sql === 'rollback' && !database.inTransaction) return { rows: [] };
  database.exec(sql);
  isOpen = database.inTransaction;
  return { rows: [] };
}

const CONTROLS = new Set(['begin', 'begin immediate', 'commit', 'rollback']);

/** The statements used last, by their text: to prepare one takes longer than to run it. */
const prepared = new Map();
const MOST_PREPARED = 100;

/** A statement that fails is not used again, for the reason above. */
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

/** A transaction. Rolled back if the first statement does not return the rows that are asked for. */
function atomically(statements, rows) {
  database.exec('begin immediate');
  try {
    const [first, ...others] = statements;
    const result = perform(first);
    const isGood = rows === undefined || result.rows.length === rows;
    if (isGood) for (const statement of others) perform(statement);
    database.exec(isGood ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

function answer({ statements, rows }) {
  const [statement] = statements;
  if (rows !== undefined) return atomically(statements, rows);
  if (CONTROLS.has(statement.sql)) return control(statement.sql);
  // A single write gets its own transaction, for the reason above.
  const needsOne = !isOpen && access === 'write' && !/^\s*select\b/i.test(statement.sql);
  return needsOne ? atomically(statements) : perform(statement);
}

port.on('message', (question) => {
  if (question.statements.length === 0) {
    database.close();
    port.close();
    return;
  }
  try {
    post(answer(question));
  } catch ({ message, code }) {
    post({ error: { message, code } });
  }
});

/** `postMessage` turns Buffers into plain Uint8Arrays. */
function bindable(value) {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
