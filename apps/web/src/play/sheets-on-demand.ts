/** The sheets of a table that are loaded when somebody first asks for them, in one file. */
export { ChatSheet } from './chat-sheet.tsx';
export { DisputeSheet } from './dispute-sheet.tsx';
export { Why } from './why.tsx';
