/** Loads on demand what a drag needs: a table is visible before anybody drags. */
import { loadOnce } from '../base/load-once.ts';

export const loadSensor = loadOnce(() => import('./drag-sensor.ts'));

/** Without the sensor, tiles can still be tapped and typed; the page reports the missing file. */
export const goWithout = () => undefined;
