/** The word that scored most in a game, and the longest one. */
import { featsOf, type Seat, type Story } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { type BestWord, BestWords } from '../parts/best-words.tsx';
import { proofText } from './messages/index.ts';

interface GameWordsProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

export function GameWords({ story, names, seat }: GameWordsProps) {
  const text = proofText().words;
  const feats = featsOf(story).map((feat, of) => ({
    ...feat,
    name: of === seat ? t().common.me : (names[of] ?? ''),
  }));
  const plays = feats.flatMap(({ best, name }) => (best?.word ? [{ word: best.word, points: best.points, name }] : []));
  const [dearest] = plays.toSorted((one, other) => other.points - one.points);
  const words = feats.flatMap(({ longest, name }) => (longest ? [{ word: longest, points: null, name }] : []));
  const [longest] = words.toSorted((one, other) => other.word.length - one.word.length);
  const shown: BestWord[] = dearest ? [{ label: text.best, ...dearest }] : [];
  if (longest && longest.word.length > (dearest?.word.length ?? 0)) shown.push({ label: text.longest, ...longest });
  return <BestWords title={text.title} words={shown} />;
}
