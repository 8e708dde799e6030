/** What neither home nor a game in play needs at first, in one file: a request for each would cost more than it saves. */
export { Aborted } from '../end/aborted.tsx';
export { EndScreen } from '../end/end-screen.tsx';
export { SeatLinkScreen } from './invitation/seat-link-screen.tsx';
export { KeysScreen } from './keys/keys-screen.tsx';
export { NotFoundScreen } from './not-found.tsx';
export { celebrate } from './play/celebration.ts';
export { MenuSheet } from './play/menu-sheet.tsx';
export { WaitingRoom } from './play/waiting-room.tsx';
export { RulesScreen } from './rules/rules-screen.tsx';
export { SetTableScreen } from './set-table/set-table-screen.tsx';
export { SettingsScreen } from './settings/settings-screen.tsx';
export { WatchScreen } from './watch/watch-screen.tsx';
export { WordsScreen } from './words/words-screen.tsx';
