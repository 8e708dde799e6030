/** What only the menu of a table says. */
export const menu = { surprises: 'Verrassende regels' };
