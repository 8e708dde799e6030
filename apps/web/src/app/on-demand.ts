/** What neither home nor a game in play needs at first, in one file: a request for each would cost more than it saves. */
export { Aborted } from '../end/aborted.tsx';
export { EndScreen } from '../end/end-screen.tsx';
export { celebrate } from '../play/joy.ts';
export { MenuSheet } from '../play/menu-sheet.tsx';
export { WaitingRoom } from '../play/waiting-room.tsx';
export { SeatLinkScreen } from '../screens/invitation/seat-link-screen.tsx';
export { KeysScreen } from '../screens/keys/keys-screen.tsx';
export { NotFoundScreen } from '../screens/not-found.tsx';
export { RulesScreen } from '../screens/rules/rules-screen.tsx';
export { SetTableScreen } from '../screens/set-table/set-table-screen.tsx';
export { SettingsScreen } from '../screens/settings/settings-screen.tsx';
export { WatchScreen } from '../screens/watch/watch-screen.tsx';
export { WordsScreen } from '../screens/words/words-screen.tsx';
