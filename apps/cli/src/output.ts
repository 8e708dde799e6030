/** What commands print: one JSON document, or text for people on a terminal. */
import { tableText } from './table-text.ts';

let isForPeople = false;

/** Once per run, before the command: `--json` wins over a terminal. */
export function choosePrinting({ json = false }: { readonly json?: boolean }): void {
  isForPeople = process.stdout.isTTY === true && !json;
}

export function print(answer: unknown): void {
  process.stdout.write(isForPeople ? `${tableText(answer)}\n` : `${JSON.stringify(answer)}\n`);
}

/** A reader that has seen enough, such as `head`, closes the pipe: that is no error. */
export function endQuietlyWhenClosed(): void {
  const ignoring = (whenClosed: () => void) => (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    whenClosed();
  };
  process.stdout.on(
    'error',
    ignoring(() => process.exit()),
  );
  process.stderr.on(
    'error',
    ignoring(() => {}),
  );
}

/** Says on standard error that something takes a while; nobody reads that in a pipe. */
export function sayWorking(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${what} …\n`);
}
