/** Maps addresses to screens. */

import { type GameId, isGameId } from '@lettertafel/engine';
import { hasKey } from '../base/lookup.ts';
import { isLocal } from '../local/local-id.ts';

export type Route =
  | { readonly screen: 'home' | 'watch' | 'seat' | 'words' | 'keys' | 'settings' | 'games' | 'not-found' }
  | { readonly screen: 'rules'; readonly page: string | null }
  | { readonly screen: 'new'; readonly game: GameId; readonly way: string | null }
  | { readonly screen: 'table'; readonly id: string }
  /** Turns count from 1. */
  | { readonly screen: 'analysis'; readonly id: string; readonly turn: number | null }
  | { readonly screen: 'sheet-analysis'; readonly id: string; readonly turn: number | null }
  /** A position as it stands in the address; null: an empty board. */
  | { readonly screen: 'position'; readonly text: string | null }
  | { readonly screen: 'again'; readonly id: string; readonly turns: readonly number[] }
  | { readonly screen: 'learn'; readonly game: GameId | null; readonly example: number | null }
  | { readonly screen: 'score' }
  | { readonly screen: 'sheet'; readonly id: string };

/** Distinguishes score sheets from tables. */
const SHEET = 'sheet~';

const PLAIN = {
  '': 'home',
  watch: 'watch',
  seat: 'seat',
  words: 'words',
  keys: 'keys',
  settings: 'settings',
  games: 'games',
} as const;

export function routeOf(address: { readonly pathname: string; readonly search: string }): Route {
  const [first = '', second, ...more] = address.pathname.replace(/^\/|\/$/g, '').split('/');
  if (more.length > 0) return { screen: 'not-found' };
  if (second === undefined && hasKey(PLAIN, first)) return { screen: PLAIN[first] };
  if (first === 'rules') return { screen: 'rules', page: second ?? null };
  if (first === 'learn' && (second === undefined || isGameId(second))) {
    const example = new URLSearchParams(address.search).get('example');
    return { screen: 'learn', game: second ?? null, example: example === null ? null : Number(example) };
  }
  if (first === 'score') return second ? { screen: 'sheet', id: second } : { screen: 'score' };
  if (first === 't' && second) return { screen: 'table', id: second };
  if (first === 'analysis' && second) {
    const turn = numbersIn(address, 'turn')[0] ?? null;
    if (second.startsWith(SHEET)) return { screen: 'sheet-analysis', id: second.slice(SHEET.length), turn };
    return { screen: 'analysis', id: second, turn };
  }
  if (first === 'positie') return { screen: 'position', text: second ?? null };
  if (first === 'again' && second) return { screen: 'again', id: second, turns: numbersIn(address, 'turns') };
  if (first === 'new' && second && isGameId(second)) {
    return { screen: 'new', game: second, way: new URLSearchParams(address.search).get('way') };
  }
  return { screen: 'not-found' };
}

/** The analysis of a score sheet. */
export function analysisOfSheet(id: string): string {
  return `/analysis/${SHEET}${id}`;
}

/** The numbers in a parameter such as `turns=2,18`; whatever is none is left out. */
function numbersIn({ search }: { readonly search: string }, name: string): number[] {
  const parts = (new URLSearchParams(search).get(name) ?? '').split(',').map(Number);
  return parts.filter((part) => Number.isInteger(part) && part > 0);
}

/** Whether a static site lacks this screen. */
export function needsServer(route: Route): boolean {
  if (route.screen === 'table' || route.screen === 'analysis' || route.screen === 'again') return !isLocal(route.id);
  return route.screen === 'watch' || route.screen === 'seat' || (route.screen === 'new' && route.way === 'friends');
}
