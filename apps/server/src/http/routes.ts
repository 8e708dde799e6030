/** All routes of the API. */
import type { Route } from './route.ts';
import { NOTICE_ROUTES } from './routes/notices.ts';
import { PEOPLE_ROUTES } from './routes/people.ts';
import { PLAY_ROUTES } from './routes/play.ts';
import { TABLE_ROUTES } from './routes/tables.ts';
import { TRANSFER_ROUTES } from './routes/transfer.ts';

export const ROUTES: readonly Route[] = [
  ...PEOPLE_ROUTES,
  ...NOTICE_ROUTES,
  ...TABLE_ROUTES,
  ...PLAY_ROUTES,
  ...TRANSFER_ROUTES,
];
