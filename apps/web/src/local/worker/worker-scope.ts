/** The worker's global scope, typed by hand because the page's types have no such scope. */
interface WorkerScope {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

declare const self: WorkerScope;

export const scope = self;
