/** Names that look alike: two seats of a table must be told apart at a glance. */

/** Letters of other scripts, and signs, that are drawn like one of ours. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'l',
  ј: 'j',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'l',
  i: 'l',
  '0': 'o',
  '1': 'l',
  '5': 's',
  '|': 'l',
  '!': 'l',
  $: 's',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
};

/** What is left of a name when everything is taken away that is easily overlooked. */
function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Z}\p{P}]/gu, '');
  return [...letters]
    .map((letter) => DRAWN_LIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

export function lookAlike(one: string, other: string): boolean {
  const [first, second] = [skeletonOf(one), skeletonOf(other)];
  // A name of nothing but signs has no skeleton: it is compared as it stands.
  return first === '' && second === '' ? one === other : first === second;
}
