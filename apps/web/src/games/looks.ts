/** The look of each game: its background and its sample position. How it is played is in the engine. */
import { type BoardGameId, GAMES, type GameId } from '@lettertafel/engine';

/** Words on a board, each with its place. */
export type LaidWords = readonly (readonly [place: string, word: string])[];

/** Words on a table, row by row; lower case is drawn lower, a star marks a joker. */
export type WordRows = readonly (readonly string[])[];

interface GameLook<Picture> {
  /** The class that sets `--ground`. */
  readonly ground: string;
  /** The sample position. */
  readonly picture: Picture;
}

export const GAME_LOOKS: {
  readonly [Id in GameId]: GameLook<Id extends BoardGameId ? LaidWords : WordRows>;
} = {
  'scrabble-xl-nl': {
    ground: 'ground-xl',
    picture: [
      ['H1', 'SNELTREINEN'],
      ['2F', 'KANO'],
      ['7H', 'EGEL'],
      ['K7', 'LAMPEN'],
      ['12J', 'ENGE'],
      ['M12', 'ERTS'],
      ['15I', 'FIETS'],
      ['G10', 'ZIER'],
      ['13D', 'DEUR'],
    ],
  },
  'scrabble-de': {
    ground: 'ground-de',
    picture: [
      ['H4', 'GRÜNDE'],
      ['9E', 'HEXE'],
      ['7H', 'NASE'],
      ['K7', 'EIFER'],
      ['11K', 'RAST'],
      ['N11', 'TOR'],
      ['E9', 'HUND'],
      ['12E', 'DACH'],
    ],
  },
  'trickster-nl': {
    ground: 'ground-trick',
    picture: [
      ['H4', 'BEWONEND'],
      ['4H', 'BOOM'],
      ['8E', 'TUIN'],
      ['E5', 'BUIT'],
      ['5G', 'JE'],
      ['3A', 'PAARD'],
      ['A1', 'WIP'],
    ],
  },
  'rummikub-sabra': {
    ground: 'ground-sabra',
    picture: [['SOEPeL'], ['EER', 'HUT'], ['kleeD'], ['*OZON', 'OOR'], ['BEKENd']],
  },
  'rummikub-international': {
    ground: 'ground-int',
    picture: [['KEER*PUNT'], ['UITGANG'], ['KANT', 'LOT'], ['BESTand'], ['sNOEP', 'VEL']],
  },
};

/** The board has trick squares, and the game has cards. */
export function hasCards(game: GameId): boolean {
  return GAMES[game].family === 'board-with-cards';
}

export function mayPlayAlone(game: GameId): boolean {
  return GAMES[game].players[0] === 1;
}
