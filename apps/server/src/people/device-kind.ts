/** What a browser says about itself, as far as its owner needs it to recognise a device in a list. */
import type { DeviceKind } from '../store/schema.ts';

export interface DeviceLook {
  readonly kind: DeviceKind;
  /** Null: none that we know. */
  readonly browser: string | null;
}

/** The first that fits; some browsers name others as well. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

export function lookOf(userAgent: string): DeviceLook {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  return { kind: isTablet ? 'tablet' : /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'desk', browser };
}
