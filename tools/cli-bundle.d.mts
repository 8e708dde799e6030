/** Writes the bundle to a folder, given relative to the repository or absolute. */
export function bundleCli(outdir: string): Promise<void>;
