/** What hears a drag, when there is something to drag. */
import { loadOnce } from '../base/load-once.ts';

export const loadSensor = loadOnce(() => import('./drag-sensor.ts'));

/** Without it tiles are still laid by tapping and typing, and the page says that something is missing. */
export const goWithout = () => undefined;
