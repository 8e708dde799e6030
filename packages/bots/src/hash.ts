/** A number fixed by a text: for what a player happens to know or notice, the same whenever it is asked. */

function hashOf(text: string, salt = 0): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Whether it is one of so many in a hundred. */
export function isAmong(percent: number, text: string, salt = 0): boolean {
  return percent >= 100 || hashOf(text, salt) % 100 < percent;
}
