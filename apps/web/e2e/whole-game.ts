/** Plays a whole game against the computer through the page, for each of the five games. */
import type { CrosswordView, GameId, TableView, TricksterView } from '@lettertafel/engine';
import { expect, type Page } from '@playwright/test';
import { phaseTask } from '../src/board/cards/card-moves.ts';
import { exchange, layWord, pass, tapWord, typeWord } from './board-page.ts';
import { type Heard, untilTold } from './browser.ts';
import { INPUTS, type InputWay } from './input.ts';
import { playsOf, wordsOf } from './legal-plays.ts';
import { finishTurn, typeNewWord } from './word-table-page.ts';

export interface Player {
  readonly page: Page;
  readonly way: InputWay;
  readonly heard: Heard;
  readonly table: string;
  readonly game: GameId;
}

/** Plays every own turn until the game is over; returns the number of words laid. */
async function playOn<View extends CrosswordView | TableView>(
  player: Player,
  { isAsked, answer }: { isAsked: (view: View) => boolean; answer: (view: View) => Promise<boolean> },
): Promise<number> {
  let laid = 0;
  let seen = 0;
  for (;;) {
    const news = await untilTold<View>(
      player.heard,
      player,
      ({ length, view }) => length > seen && (view.over !== null || isAsked(view)),
    );
    if (news.view.over) return laid;
    seen = news.length;
    if (await answer(news.view)) laid += 1;
  }
}

/** Alternates between typing and tapping; with the keyboard everything is typed. */
async function playBoardTurn({ page, way, game }: Player, view: CrosswordView): Promise<boolean> {
  const input = INPUTS[way];
  await expect(page.getByRole('button', { name: 'Passen', exact: true })).toBeEnabled();
  const [best] = playsOf(game, view);
  if (best) {
    const isTyped = way === 'keys' || (/^[a-z]+$/i.test(best.word) && view.turnNumber % 4 < 2);
    if (isTyped) await typeWord(input, page, best, view.board);
    else await tapWord(page, best, view.board);
    await layWord(input, page, best);
  } else if (view.bag >= 7) await exchange(input, page);
  else await pass(input, page);
  return best !== undefined;
}

/** The button for a question to the first seat that the page does not answer itself. */
export function questionOf(view: TricksterView): string | RegExp | null {
  const { announced, opening, hand } = view;
  if (announced.some(({ window }) => window.awaiting.includes(0))) return 'Laten staan';
  const asked = phaseTask(view);
  if (asked) return asked.task === 'take' ? / pakken$/ : asked.task === 'put-away' ? 'Leg weg' : 'Klaar';
  return opening?.awaiting.includes(0) && hand.includes('skip-opponent') ? 'Doorgaan' : null;
}

function isQuiet({ announced, opening, phase, held, open }: TricksterView): boolean {
  return announced.length === 0 && !opening && !phase && !held && !open;
}

/** A board game without cards; returns the number of words laid. */
export function playBoardGame(player: Player): Promise<number> {
  return playOn<CrosswordView>(player, {
    isAsked: ({ turn, open }) => turn === 0 && !open,
    answer: (view) => playBoardTurn(player, view),
  });
}

export function playTrickster(player: Player): Promise<number> {
  const { page, way } = player;
  const input = INPUTS[way];
  return playOn<TricksterView>(player, {
    isAsked: (view) => questionOf(view) !== null || (view.turn === 0 && isQuiet(view)),
    answer: async (view) => {
      const question = questionOf(view);
      if (!question) return playBoardTurn(player, view);
      if (question === 'Leg weg') {
        await input.press(page.getByRole('region', { name: 'Mijn kaarten' }).locator('.card').first());
        await input.press(page.getByRole('button', { name: / wegleggen$/ }));
      } else await input.press(page.getByRole('button', { name: question }).first());
      return false;
    },
  });
}

/** A game of Woord-Rummikub in which new words are laid from the rack. */
export function playWordTable(player: Player): Promise<number> {
  const { page, way } = player;
  return playOn<TableView>(player, {
    isAsked: ({ turn, open }) => turn === 0 && !open,
    answer: async ({ rack, pot, formed }) => {
      const instead = page.getByRole('button', { name: pot.count > 0 ? 'Letter pakken' : 'Passen' });
      await expect(instead).toBeVisible();
      const word = wordsOf(rack.join(''), 3).find((one) => !formed.includes(one));
      if (!word) {
        await INPUTS[way].press(instead);
        return false;
      }
      await typeNewWord(page, word);
      await finishTurn(INPUTS[way], page);
      return true;
    },
  });
}

/** A game of Woord-Rummikub to ten points. */
export const SHORT_TABLE = { checking: 'automatic', end: 'points', target: 10 };
