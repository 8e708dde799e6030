/** Moving a game to the server, in German. */
import type { MovingMessages } from './nl.ts';

export const de: MovingMessages = {
  explain:
    'Dieses Spiel liegt bisher nur auf diesem Gerät. Nach dem Umzug geht es auf dem Server genau so weiter, und du bekommst einen Link, mit dem du auf einem anderen Gerät weiterspielst. Auch hier kannst du weiterspielen.',
  noComforts: 'Tipps und das Zurückgehen zu einem früheren Zug gibt es danach nicht mehr.',
  move: 'Umziehen',
  busy: 'Das Spiel zieht um …',
  whose: 'Wer spielt auf einem anderen Gerät weiter?',
};
