/** Ids of local tables. The tilde distinguishes them from the ids of a server. */
const PREFIX = 'local~';

export function isLocal(table: string): boolean {
  return table.startsWith(PREFIX);
}

export function newLocalId(): string {
  return PREFIX + randomHex(9);
}

/** `randomUUID` requires https; this also works on a home network. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
