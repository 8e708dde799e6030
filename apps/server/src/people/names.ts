/** Look-alike names: two seats of a table must be distinguishable at a glance. */

/**
 * Letters and signs that are drawn like one of ours. `i`, `l` and `1` are one shape. Capitals stand here only where they
 * look like another letter than their small form. Accents, widths and styles are gone before (NFKD), and names have letters
 * of one script of everyday use (`nameSchema`), so that these scripts are enough.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'αаɑᴀ',
  ae: 'æӕ',
  b: 'βвьƀʙᏏΒВЬБ',
  c: 'сϲᴄↄ',
  d: 'ԁđɗᴅð',
  e: 'εеєəɛᴇΕЕ',
  f: 'ƒꜰք',
  g: 'ɡցɢ',
  h: 'һнհħʜΗНҺ',
  j: 'јϳᴊյ',
  k: 'κкқᴋ',
  l: 'iı|!1ιіӏɩɪʟǀłاוןլɭⅼ٠۱١ΙІӀ',
  m: 'мᴍΜМ',
  n: 'ηпոռղŋɴΝ',
  o: '0οоօσøᴏסه๐໐०০੦૦೦൦๏ဝᴑჿ٥ΟО',
  oe: 'œ',
  p: 'ρрþƿᴘΡР',
  q: 'ԛզգ',
  r: 'гґɾʀΓГ',
  s: '5$ѕꜱʂՏ',
  ss: 'ß',
  t: 'τтŧᴛΤТ',
  u: 'υսμиʋᴜ',
  v: 'νѵᴠ',
  w: 'ωшԝաɯᴡ',
  x: 'χх×',
  y: 'γуүʏΥУҮ',
  z: 'ζᴢʐΖ',
  3: 'зӡЗɜ',
};

const DRAWN_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Characters drawn as nothing, an accent, a gap or a dot. */
const OVERLOOKED = /[\p{M}\p{Z}\p{P}\p{Cf}\p{Sk}\p{Lm}\p{Default_Ignorable_Code_Point}]/gu;

/** The name without everything that is easily overlooked. */
function skeletonOf(name: string): string {
  const drawn = (text: string) => [...text].map((letter) => DRAWN_LIKE.get(letter) ?? letter).join('');
  // Map look-alike signs before punctuation is removed, and capitals before lower-casing.
  const capitals = drawn(name.normalize('NFKD'));
  return drawn(capitals.toLowerCase().normalize('NFKD').replace(OVERLOOKED, ''))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

export function lookAlike(one: string, other: string): boolean {
  const [first, second] = [skeletonOf(one), skeletonOf(other)];
  // A name of nothing but signs has no skeleton: compare it as it is.
  return first === '' && second === '' ? one === other : first === second;
}
