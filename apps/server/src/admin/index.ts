/** What the host of a server can see and do, for the command line. */
export { listDeeds } from './audit.ts';
export { ban, closeReport, type Done, deleteGuest, deleteSaying, evict, mute, unban, unmute } from './deeds.ts';
export { type ListedReport, listPeople, listReports } from './lists.ts';
export { type Office, openOffice } from './office.ts';
