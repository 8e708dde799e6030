/**
 * Everything that home and a running game do not need at first, in one file: separate requests would cost more than
 * they save.
 */
export { Aborted } from '../end/aborted.tsx';
export { EndScreen } from '../end/end-screen.tsx';
export { DeviceSheet } from '../new-game/device-sheet.tsx';
export { FriendsSheet } from '../new-game/friends-sheet.tsx';
export { noteBest } from '../play/bests.ts';
export { SeatLinkScreen } from './invitation/seat-link-screen.tsx';
export { KeysScreen } from './keys/keys-screen.tsx';
export { NotFoundScreen } from './not-found.tsx';
export { celebrate } from './play/celebration.ts';
export { ComfortSheet } from './play/comforts/comfort-sheet.tsx';
export { LostSeat } from './play/lost-seat.tsx';
export { MenuSheet } from './play/menu-sheet.tsx';
export { MovedTable } from './play/moving/moved-table.tsx';
export { OwnSeatLinks } from './play/moving/own-seat-links.tsx';
export { NextTable } from './play/next-table.tsx';
export { RefusalSheet } from './play/refusal-sheet.tsx';
export { WaitingRoom } from './play/waiting-room.tsx';
export { SetTableScreen } from './set-table/set-table-screen.tsx';
export { SettingsScreen } from './settings/settings-screen.tsx';
export { WatchScreen } from './watch/watch-screen.tsx';
export { WordsScreen } from './words/words-screen.tsx';
