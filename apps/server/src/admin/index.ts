/** What an administrator can see and do, for the command line. */

export {
  ban,
  closeReport,
  type Done,
  deleteGuest,
  deleteSaying,
  deleteTable,
  endTable,
  evict,
  mute,
  unban,
  unmute,
} from './actions.ts';
export { listActions } from './audit.ts';
export { type ListedReport, listPeople, listReports, listTables } from './lists.ts';
export { type OfflineServer, openOfflineServer } from './offline-server.ts';
