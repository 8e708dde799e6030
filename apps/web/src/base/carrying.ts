/** Whether a tile is being carried. Work that can wait makes way for it, so that it follows the pointer. */
import { signal } from '@preact/signals';

export const isCarrying = signal(false);
