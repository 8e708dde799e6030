// Starts the worker from the TypeScript sources, for which Node 20 needs a loader. Bundles do not use this file.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
