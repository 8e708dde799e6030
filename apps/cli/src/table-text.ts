/** JSON as text for people: lists of records as tables, records as lines, the rest as it is. */

type Row = Readonly<Record<string, unknown>>;

export function tableText(value: unknown): string {
  if (isRow(value)) return recordText(value);
  if (Array.isArray(value) && value.length > 0 && value.every(isRow)) return rowsText(value);
  return plain(value);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has lines of its own below its name. */
function isLarge(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow);
  return isRow(value) && Object.keys(value).length > 0;
}

function recordText(record: Row): string {
  const entries = Object.entries(record);
  const small = entries.filter(([, value]) => !isLarge(value));
  const width = Math.max(0, ...small.map(([name]) => name.length));
  const lines = small.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`.trimEnd());
  const large = entries.filter(([, value]) => isLarge(value));
  const sections = large.map(([name, value]) => `${name}\n${indented(tableText(value))}`);
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...sections].join('\n\n');
}

function rowsText(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const body = rows.map((row) => columns.map((column) => plain(row[column])));
  const isNumber = columns.map((column) => rows.every((row) => typeof (row[column] ?? 0) === 'number'));
  const widths = columns.map((column, at) => Math.max(column.length, ...body.map((cells) => (cells[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [columns, ...body].map(line).join('\n');
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(plain).join(value.some(isRow) ? '; ' : ' ');
  if (isRow(value))
    return (
      Object.entries(value)
        .map(([name, part]) => `${name} ${plain(part)}`)
        .join(', ') || '-'
    );
  return String(value);
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
