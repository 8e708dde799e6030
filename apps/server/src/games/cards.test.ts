import { createHash } from 'node:crypto';
import { type TricksterState, type TricksterView, tricksterNl } from '@lettertafel/engine';
import { smallLexicon } from '@lettertafel/engine/testing';
import { seedOf, stream, verifyGame } from '@lettertafel/fairness';
import { expect, test } from 'vitest';
import { type Client, newGuest, newRequest, openTestServer, tableOfTwo } from '../kit.testing.ts';

const SETTINGS = {
  game: 'trickster-nl',
  players: 2,
  options: { starter: 0, disputeSeconds: null, reactionSeconds: null },
};

/** A secret whose shuffle puts these two cards on top of the deck. */
function secretFor(first: string, second: string): string {
  for (let number = 0; ; number++) {
    const secret = createHash('sha256').update(`deck ${number}`).digest('hex');
    const { state } = tricksterNl.create(2, SETTINGS.options) as { state: TricksterState };
    const seed = seedOf({ scheme: 2, secret, hashes: [null, null], shares: [null, null] }, SETTINGS);
    const context = { now: 0, rng: stream(seed, 0), lexicon: smallLexicon('nl') };
    const dealt = tricksterNl.decide(state, { by: 'house', do: 'deal' }, context);
    if (!('state' in dealt)) throw new Error(dealt.refusal.code);
    const hasBlank = dealt.state.racks.some((rack) => rack.includes('?'));
    if (dealt.state.deck[0] === first && dealt.state.deck[1] === second && !hasBlank) return secret;
  }
}

test('a card played over a socket is cancelled, and nobody learns what it would have shown', async () => {
  const secret = secretFor('peek-rack', 'cancel-card');
  const server = await openTestServer({ newSecret: () => secret });
  const players: [Client, Client] = [await newGuest(server.address), await newGuest(server.address)];
  const { id } = await tableOfTwo(...players, { game: SETTINGS.game, options: SETTINGS.options });
  const move = async (by: 0 | 1, doing: string, more: object = {}) => {
    const { body } = await players[by].post(`/api/tables/${id}/moves`, {
      id: newRequest(),
      move: { by, do: doing, ...more },
    });
    expect(body).toEqual({ number: expect.any(Number) });
    return body.number as number;
  };
  const viewOf = async (by: 0 | 1): Promise<TricksterView> =>
    (await players[by].get(`/api/tables/${id}/news?as=${by}&after=999`)).body.view;
  const letters = async (by: 0 | 1, count: number) => (await viewOf(by)).rack.slice(0, count).join('');

  // Nothing is disputed, so any letters will do. H6 and H10 are trick squares.
  const word = await letters(0, 3);
  await move(0, 'lay', { at: 'H6', word });
  await move(1, 'accept');
  await move(0, 'take');
  await move(0, 'accept');
  await move(0, 'accept');
  await move(1, 'lay', { at: 'H6', word: `${word}${await letters(1, 2)}` });
  await move(0, 'accept');
  await move(1, 'take');
  await move(1, 'accept');
  await move(1, 'accept');
  expect((await viewOf(0)).hand).toEqual(['peek-rack']);
  expect((await viewOf(1)).hand).toEqual(['cancel-card']);

  await move(0, 'card', { card: 'peek-rack', target: 1 });
  const number = await move(1, 'card', { card: 'cancel-card', cancels: 'peek-rack' });
  const { entries } = (await players[0].get(`/api/tables/${id}/news?as=0&after=${number}`)).body;
  expect(entries[0].events[0]).toMatchObject({ type: 'cancelled', cancels: 'peek-rack' });
  if ((await viewOf(0)).announced.length > 0) await move(0, 'accept');
  const view = await viewOf(0);
  expect(view).toMatchObject({ announced: [], hand: [], revealed: [] });
  expect(view.seenCards).toEqual(expect.arrayContaining(['peek-rack', 'cancel-card']));

  await move(0, 'resign');
  expect(verifyGame((await players[1].get(`/api/tables/${id}/record`)).body)).toEqual({ ok: true });
  await server.close();
});
