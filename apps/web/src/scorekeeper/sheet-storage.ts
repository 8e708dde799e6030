/** The storage key of score sheets, apart from the scorekeeper so that the home screen need not load it. */
export const PREFIX = 'lettertafel.sheet.';

/** Whether any sheet is stored. */
export function hasSheets(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
