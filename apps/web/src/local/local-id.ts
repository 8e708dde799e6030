/** Names of tables that this browser keeps itself. The tilde tells them from those of a server, which have none. */
const PREFIX = 'local~';

export function isLocal(table: string): boolean {
  return table.startsWith(PREFIX);
}

export function newLocalId(): string {
  return PREFIX + randomHex(9);
}

/** `randomUUID` needs https; this works on a home network too. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
