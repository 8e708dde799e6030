/** Requests about notices on this device: only the settings need them. */
import { noticeSettingsSchema, type Subscribe, subscriptionInfoSchema, triedNoticeSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { ask } from '../../../connection/http.ts';

const path = 'me/notices';

export const getNotices = () => ask({ method: 'GET', path }, noticeSettingsSchema);
export const putNotices = (body: Subscribe) => ask({ method: 'PUT', path, body }, subscriptionInfoSchema);
export const deleteNotices = () => ask({ method: 'DELETE', path }, v.null());
export const tryNotice = () => ask({ method: 'POST', path: `${path}/try`, body: {} }, triedNoticeSchema);
