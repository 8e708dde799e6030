/** The program to start, or null. `CHROMIUM` names one that lies elsewhere. */
export function findChromium(): string | null;
