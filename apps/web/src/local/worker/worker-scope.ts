/** The worker's global scope, typed by hand because the page's types have no such scope. */
interface WorkerScope {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

export const scope = globalThis as unknown as WorkerScope;
