/** A bot of one's own: it lays the first play that the engine finds. It plays against one of ours. */
import { randomBytes } from 'node:crypto';
import { makeBotPool } from '@lettertafel/bots/node';
import { type CrosswordView, findPlays, scrabbleXlNlRules } from '@lettertafel/engine';
import { formatSecret } from '@lettertafel/fairness';
import { type BotQuestion, memoryStore, newTable, openTable } from '@lettertafel/house';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { makeLexicon } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';

const list = loadList('nl');
const lexicon = makeLexicon(list);
const pool = makeBotPool({ workers: 1, listFor: () => ({ list }), module: loadGeneratorModule() });

/** A bot gets the view of its seat and answers with a move. */
function firstPlay(view: CrosswordView, by: number) {
  const [play] = findPlays(scrabbleXlNlRules, view, { lexicon });
  return play ? { by, do: 'lay' as const, at: play.at, word: play.word } : { by, do: 'pass' as const };
}

const made = newTable({
  id: 'example',
  game: 'scrabble-xl-nl',
  options: { checking: 'automatic' },
  seats: [
    { kind: 'bot', name: 'first play', level: 'own' },
    { kind: 'bot', name: 'child', level: 'child' },
  ],
  secret: formatSecret(randomBytes(32)),
  now: Date.now(),
});
if ('refusal' in made) throw new Error(made.refusal.code);
const store = memoryStore();
await store.create(made.head);
const table = await openTable({
  store,
  lexicon,
  now: Date.now,
  choose: async ({ game, view, seat, level, length }: BotQuestion) => {
    if (level === 'own') return firstPlay(view as CrosswordView, seat);
    return pool.choose({ game, view, level: 'child', milliseconds: 20, seed: `${length}`, list: 'nl' });
  },
});
/** A few turns are enough to see it play; drop the bound for a whole game. */
const TURNS = Number(process.argv[2] ?? 6);
for (let turn = 0; turn < TURNS && (await table.moveBots()); turn++);
await pool.close();
console.log(table.look().state.scores);
