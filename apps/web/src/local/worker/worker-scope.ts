/** What a worker has of its own; the types of the page's window stand for the rest. */
interface WorkerScope {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

export const scope = globalThis as unknown as WorkerScope;
