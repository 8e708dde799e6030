// Starts the thread from the TypeScript sources: what Node 20 needs a loader for. Bundles do without this file.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
