/** A board game of one's own: five rows, two players, three letters. A game is one record; the engine does the rest. */
import { type CrosswordRules, crosswordGame, isRefused, letterSet, lexiconFrom } from '@lettertafel/engine';
import { seedFromText, stream } from '@lettertafel/fairness';

const rules: CrosswordRules = {
  id: 'tiny-game',
  language: 'nl',
  letters: letterSet({ tile: '?', count: 1 }, { 1: 'A8 N8', 3: 'T6' }),
  players: [2, 2],
  premiums: ['W...W', '.l.l.', '..w..', '.l.l.', 'W...W'],
  rackSize: 5,
  rackBonus: { tiles: 5, points: 10 },
  ownOptions: {},
  exchangeNeeds: 5,
  wrongDisputeCosts: 0,
  countsOldTiles: () => true,
  passesToEnd: 2,
  endsWithoutPlay: false,
  citations: {},
};

const game = crosswordGame(rules);
const created = game.create(2, { checking: 'automatic' });
if ('refusal' in created) throw new Error(created.refusal.code);
const context = {
  now: Date.now(),
  rng: stream(seedFromText('tiny'), 0),
  lexicon: lexiconFrom({ words: ['TANTE', 'NAT'] }),
};
const deal = { by: 'house', do: 'deal', setup: { racks: [[...'TANAN']], turn: 0 } } as const;
const dealt = game.decide(created.state, deal, context);
if (isRefused(dealt)) throw new Error(dealt.refusal.code);
const laid = game.decide(dealt.state, { by: 0, do: 'lay', at: 'C2', word: 'NAT' }, context);
if (isRefused(laid)) throw new Error(laid.refusal.code);
console.log(laid.state.board.join('\n'));
console.log(`${laid.state.scores[0]} points`);
