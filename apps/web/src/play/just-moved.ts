/** The table on the server that a game of this device has just become: its page offers the links for other devices. */
import { signal } from '@preact/signals';

export const justMoved = signal<string | null>(null);
