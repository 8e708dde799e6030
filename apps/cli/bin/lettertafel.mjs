#!/usr/bin/env node
// Starts the built command line tool. Committed, so that npm can link it before anything is built.
try {
  await import('../dist/main.js');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('lettertafel is not built yet: run `npm start` or `npm run build` in the checkout first.');
  process.exitCode = 1;
}
