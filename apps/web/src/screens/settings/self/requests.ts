/** Requests about the guest's devices and six words: only the settings need them. */
import {
  type DeviceInfo,
  deviceInfoSchema,
  type PageLanguage,
  personInfoSchema,
  sixWordsSchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import { ask } from '../../../connection/http.ts';

const nothing = v.null();
const device = ({ id }: DeviceInfo) => `me/devices/${encodeURIComponent(id)}`;

export const getDevices = () => ask({ method: 'GET', path: 'me/devices' }, v.array(deviceInfoSchema));
export const nameDevice = (which: DeviceInfo, name: string | null) =>
  ask({ method: 'PUT', path: device(which), body: { name } }, nothing);
export const endDevice = (which: DeviceInfo) => ask({ method: 'DELETE', path: device(which) }, nothing);
export const makeWords = (language: PageLanguage) =>
  ask({ method: 'POST', path: 'me/words', body: { language } }, sixWordsSchema);
export const signIn = (words: string) => ask({ method: 'POST', path: 'me/sign-in', body: { words } }, personInfoSchema);
