/** Where a text stops being JSON. JSON.parse does not always say so. */

type Expected = 'value' | 'first-item' | 'key' | 'first-key' | 'colon' | 'comma' | 'end';

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: strings have none.
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\0-\x1f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/** The index of the first character that does not belong; the length of the text if it ends too early. */
export function jsonFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (true) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const start = at + (/^[ \t\n\r]*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
    if (!match) return start;
    const [, sign, string] = match;
    const next = after(expected, { sign, isString: string !== undefined, open });
    if (next === null) return start;
    expected = next;
    at = TOKEN.lastIndex;
  }
}

interface Read {
  readonly sign: string | undefined;
  readonly isString: boolean;
  readonly open: ('{' | '[')[];
}

/** What may follow a token; null: the token itself does not fit. */
function after(expected: Expected, { sign, isString, open }: Read): Expected | null {
  const isValue = expected === 'value' || expected === 'first-item';
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'comma');
  if (sign === undefined) {
    if (isValue) return afterValue();
    return isString && (expected === 'key' || expected === 'first-key') ? 'colon' : null;
  }
  if (sign === ':') return expected === 'colon' ? 'value' : null;
  if (sign === ',' && expected === 'comma') return open.at(-1) === '{' ? 'key' : 'value';
  if (sign === '{' || sign === '[') {
    if (!isValue) return null;
    open.push(sign);
    return sign === '{' ? 'first-key' : 'first-item';
  }
  const closes = sign === '}' ? '{' : '[';
  const isEmpty = expected === (sign === '}' ? 'first-key' : 'first-item');
  if (sign === ',' || open.at(-1) !== closes || !(expected === 'comma' || isEmpty)) return null;
  open.pop();
  return afterValue();
}
