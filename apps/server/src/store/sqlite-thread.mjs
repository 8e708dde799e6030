// The thread that has the SQLite file open: it runs one statement after the other, so that a slow disk never holds up
// the server. Plain JavaScript, so that it starts from the sources and from a bundle alike.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const { file, access, pragmas } = workerData;
const database = open();

/** The first message reports whether the file could be opened. */
function open() {
  try {
    const opened = new Libsql(file);
    for (const pragma of pragmas) opened.pragma(pragma);
    parentPort.postMessage({ id: 0, rows: [] });
    return opened;
  } catch ({ message, code }) {
    parentPort.postMessage({ id: 0, error: { message, code } });
    parentPort.close();
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

function perform(sql, parameters) {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastInsertRowid };
}

/** A single write gets its own transaction, for the reason above. */
function performAlone(sql, parameters) {
  if (access === 'read' || /^\s*select\b/i.test(sql)) return perform(sql, parameters);
  database.exec('begin immediate');
  try {
    const result = perform(sql, parameters);
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

function answer(sql, parameters) {
  if (CONTROLS.has(sql)) return control(sql);
  return isOpen ? perform(sql, parameters) : performAlone(sql, parameters);
}

parentPort.on('message', ({ id, sql, parameters }) => {
  if (sql === null) {
    database.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ id, ...answer(sql, parameters.map(bindable)) });
  } catch ({ message, code }) {
    parentPort.postMessage({ id, error: { message, code } });
  }
});

/** `postMessage` turns Buffers into plain Uint8Arrays. */
function bindable(value) {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
