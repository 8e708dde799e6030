/** Regular verb forms that the German source leaves out: participles with endings, zu-infinitives of separable verbs. */

export const PARTICLES: readonly string[] = (
  'AB AN AUF AUS BEI BEREIT BEKANNT BLOSS DA DABEI DAHIN DAR DAVON DAZU DRAN DRAUF EIN EMPOR ENTGEGEN FALLEN FEHL FEST FORT ' +
  'FREI HEIM HER HERAB HERAN HERAUF HERAUS HERBEI HEREIN HERUM HERUNTER HERVOR HIER HIERHER HIN HINAB HINAUF HINAUS HINEIN ' +
  'HINTERHER HINUNTER HINWEG HINZU HOCH KENNEN KLAR LOS MIT NACH NAHE NIEDER OFFEN PREIS RAN RAUF RAUS REIN RUM RUNTER ' +
  'STATT STEHEN STILL TEIL TOT RÜBER ÜBEREIN UMHER VOR VORAN VORAUS VORBEI VORÜBER WAHR WEG WEITER ZU ZURECHT ZURÜCK ZUSAMMEN'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

const ENDINGS = ['E', 'EM', 'EN', 'ER', 'ES'];

export interface KnownWords {
  /** Infinitives of simple verbs to their participles. */
  readonly participles: ReadonlyMap<string, readonly string[]>;
  readonly has: (word: string) => boolean;
  /** Also, or only, written in lower case. */
  readonly isLower: (word: string) => boolean;
}

/** Only an infinitive has a participle in -nd: past tenses end in -en too, and so do adjectives. Tuend is from tun. */
const isVerb = (word: string, { has, isLower }: KnownWords) =>
  /..(EN|ELN|ERN)$/.test(word) && word !== 'TUEN' && isLower(word) && has(`${word}D`);

export function* regularForms(words: Iterable<string>, known: KnownWords): Iterable<string> {
  for (const word of words) {
    if (!word.endsWith('N') || !known.isLower(word)) continue;
    // Gegend is a noun, and aussend belongs to aussenden, whose forms the source has.
    const participle = `${word}D`;
    const hasBareParticiple = known.isLower(participle) && !ENDINGS.some((ending) => known.has(participle + ending));
    if (isVerb(word, known) && hasBareParticiple) for (const ending of ENDINGS) yield participle + ending;
    const particle = PARTICLES.find((start) => word.startsWith(start) && isVerb(word.slice(start.length), known));
    if (particle === undefined) continue;
    // Das Abwägen, des Abwägens: abwogen, antrügen have no such noun.
    if (!known.has(`${word}S`) && !known.has(`${word}D`)) continue;
    const verb = word.slice(particle.length);
    // Abzuholen is ab, zu and holen; there is no verb zuholen.
    if (verb.startsWith('ZU') && isVerb(particle + verb.slice(2), known)) continue;
    yield `${particle}ZU${verb}`;
    yield `${word}D`;
    for (const ending of ENDINGS) yield `${word}D${ending}`;
    const stem = verb.replace(/E?N$/, '');
    for (const past of [`${particle}GE${stem}T`, `${particle}GE${stem}ET`]) {
      if (known.has(past)) for (const ending of ENDINGS) yield past + ending;
    }
    // Rüberlaufen is listed and gelaufen is its participle; only what geladen does, hochgeladen does too (geladenes).
    const pasts = (known.participles.get(verb) ?? []).filter((past) => past.startsWith('GE') && known.has(past));
    if (pasts.length !== 1 || !known.has(participle)) continue;
    for (const past of pasts) {
      yield particle + past;
      for (const ending of ENDINGS) if (known.has(past + ending)) yield particle + past + ending;
    }
  }
}
