/** The regular forms of a Dutch verb, from its infinitive: approximate, for classifying words only, never for making them. */

export const PARTICLES: readonly string[] = (
  'AANEEN AAN ACHTEREEN ACHTERNA ACHTEROM ACHTEROP ACHTEROVER ACHTERUIT ACHTER AF BIJEEN BIJ BINNEN BLOOT BUITEN DICHT ' +
  'DOOD DOOR DROOG FIJN GELIJK GOED HARD INEEN IN KAPOT KLAAR KWIJT LANGS LEEG LOS MEE MIS NA NEER OM OMHOOG OMLAAG OMVER ' +
  'ONDER OPEEN OPEN OP OVEREEN OVER PLAT ROND SAMEN STIL STUK TEGEN TEKEER TELEUR TERECHT TERUG TEWEEG THUIS TOE UITEEN UIT ' +
  'VAST VOL VOORBIJ VOOROP VOORT VOORUIT VOOR VRIJ WEG WEER ZWART'
).split(' ');

/** Lopen, gooien, draaien; not zien, and not skien, which is written skiën. */
const isVerb = (text: string) => /([^AEIOU]|[AEOU]I)EN$/.test(text);

const UNSTRESSED = /^(BE|GE|HER|ONT|VER)/;

export function regularVerbForms(infinitive: string): string[] {
  if (!isVerb(infinitive)) return [];
  // 't kofschip: by the sound before -en, so that v and z (leven, reizen) take d.
  const past = /(T|K|F|S|CH|P|X)EN$/.test(infinitive) ? 'T' : 'D';
  return [
    infinitive,
    `${infinitive}D`,
    `${infinitive}DE`,
    ...pastTenses(infinitive),
    ...stemsOf(infinitive.slice(0, -2)).flatMap((stem) => [
      stem,
      stem.endsWith('T') ? stem : `${stem}T`,
      ...participles(stem, past),
    ]),
  ];
}

/** Werk: what a verb and a noun may share. */
export function stemsOfVerb(infinitive: string): string[] {
  return isVerb(infinitive) ? stemsOf(infinitive.slice(0, -2)) : [];
}

/** Werkt, werkte, gewerkt: forms that only a verb has, and that a verb in use has been seen in. */
export function usedForms(infinitive: string): string[] {
  const ofVerbs = regularVerbForms(infinitive).slice(1);
  return ofVerbs.filter((form) => !stemsOfVerb(infinitive).includes(form));
}

export function pastTenses(infinitive: string): string[] {
  if (!isVerb(infinitive)) return [];
  const past = /(T|K|F|S|CH|P|X)EN$/.test(infinitive) ? 'T' : 'D';
  return stemsOf(infinitive.slice(0, -2)).flatMap((stem) => [`${stem}${past}E`, `${stem}${past}EN`]);
}

/** Loopt: distinguishes an infinitive from a past tense that looks like one (afzogen). */
export function presentForms(infinitive: string): string[] {
  if (!isVerb(infinitive)) return [];
  return stemsOf(infinitive.slice(0, -2)).map((stem) => (stem.endsWith('T') ? stem : `${stem}T`));
}

/** Separable verbs take -ge- inside; that cannot be seen, so both are made. */
function participles(stem: string, past: string): string[] {
  const closed = stem.endsWith(past) ? stem : stem + past;
  const particles = PARTICLES.filter((particle) => stem.startsWith(particle) && stem.length > particle.length + 1);
  return ['', ...particles]
    .map(
      (particle) =>
        particle + (UNSTRESSED.test(closed.slice(particle.length)) ? '' : 'GE') + closed.slice(particle.length),
    )
    .flatMap((form) => [form, `${form}E`, `${form}EN`]);
}

export function isParticle(text: string): boolean {
  return PARTICLES.includes(text);
}

export function withoutParticle(verb: string): string[] {
  return PARTICLES.filter((particle) => verb.startsWith(particle)).map((particle) => verb.slice(particle.length));
}

/**
 * lop- is loop, zett- is zet, lev- is leef, reiz- is reis. After an earlier vowel both are possible (wandel-, waarder- is
 * waardeer), but a stem of one syllable is stressed: stel- is steel (stelen), and only stell- is stel (stellen).
 */
function stemsOf(open: string): string[] {
  const closed = open.replace(/V$/, 'F').replace(/Z$/, 'S');
  if (/([BDFGKLMNPRST])\1$/.test(open)) return [open.slice(0, -1)];
  if (!/(^|[^AEIOU])[AEOU][BDFGKLMNPRSTVZ]$/.test(open)) return [closed];
  const doubled = closed.slice(0, -1) + closed.at(-2) + closed.at(-1);
  const isUnstressed = /E[LRNM]$/.test(open) && /[AEIOUY]/.test(withoutPrefix(open).slice(0, -2));
  return isUnstressed ? [open, doubled] : [doubled];
}

/** Be-, ver- and particles are no syllable of the stem itself: besteel, uittel. */
function withoutPrefix(stem: string): string {
  const bare = stem.replace(UNSTRESSED, '');
  if (bare !== stem && /^[^AEIOUY]*[AEIOUY][^AEIOUY]*$/.test(bare)) return bare;
  const [shortest = stem] = withoutParticle(stem)
    .filter((rest) => /^[^AEIOUY]+[AEIOUY][^AEIOUY]*$/.test(rest))
    .sort((one, other) => one.length - other.length);
  return shortest;
}
