/** All messages, area by area. */
import type { Messages } from '../messages.ts';
import { begin } from './begin.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { end } from './end.ts';
import { home } from './home.ts';
import { invite } from './invite.ts';
import { play } from './play.ts';
import { problems } from './problems.ts';
import { refusals } from './refusals.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { why } from './why.ts';
import { wordFacts } from './word-facts.ts';

export const de: Messages = {
  begin,
  board,
  cards,
  common,
  end,
  home,
  invite,
  play,
  problems,
  refusals,
  table,
  story,
  why,
  wordFacts,
};
