/** Loads the drag sensor on demand. */
import { loadOnce } from '../base/load-once.ts';

export const loadSensor = loadOnce(() => import('./drag-sensor.ts'));

/** Without the sensor, tiles can still be tapped and typed; the page reports the missing file. */
export const goWithout = () => undefined;
