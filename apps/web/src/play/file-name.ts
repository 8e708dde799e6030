/** Names of saved files, for people: what is in it and the day, as in lettertafel-scrabble-xl-18-nov. */
import type { GameId } from '@lettertafel/engine';
import { language, t } from '../i18n/index.ts';

export function fileName(game: GameId, at: number, what = ''): string {
  const { name, way } = t().common.games[game];
  return nameOfDay(at, name, way, what);
}

/** A file about several games. */
export function nameOfDay(at: number, ...[name = '', way = '', what = '']: readonly string[]): string {
  const day = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short' }).format(at);
  return ['lettertafel', name, way, day, what].map(plain).filter(Boolean).join('-');
}

/** Without spaces, dots and accents, which some systems and mail programs change. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
