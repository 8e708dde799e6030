/** Offers the introduction once, at the first game of each kind. */
import type { GameId } from '@lettertafel/engine';
import * as v from 'valibot';
import { notify } from '../../app/notice.tsx';
import { stored } from '../../app/preferences.ts';
import { go } from '../../app/router.ts';
import { welcomeText } from './messages/index.ts';

const offered = stored('lesson-offers', v.array(v.string()), []);

/** From this screen, in this browser. */
export const gamesBegun = stored('games-begun', v.number(), 0);

export function offerLesson(game: GameId): void {
  gamesBegun.value = gamesBegun.peek() + 1;
  const hasLearnt = localStorage.getItem('lettertafel.lessons')?.includes(game);
  if (hasLearnt || offered.peek().includes(game)) return;
  offered.value = [...offered.peek(), game];
  const text = welcomeText();
  notify({ text: text.isNew, action: { label: text.learn, run: () => go(`/learn/${game}`) }, isBrief: true });
}
