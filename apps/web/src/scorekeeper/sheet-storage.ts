/** Where score sheets lie in this browser: known to the first screen, which loads nothing else of the scorekeeper. */
export const PREFIX = 'lettertafel.sheet.';

/** Whether there is any: told without reading them. */
export function hasSheets(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
