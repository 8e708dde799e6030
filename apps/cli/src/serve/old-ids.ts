/** Ids of earlier versions may begin with `-`, which a command line takes for a flag. */

/** Tables have 16 characters and guests 22; no flag of ours is so long. */
const OLD_ID = /^-(?:[\w-]{15}|[\w-]{21})$/;
const WITHOUT_VALUE: readonly string[] = ['--json', '--all', '--help', '-h'];

/** The arguments with what begins with `-` and is an id put where it is not taken for a flag. Only for `admin`. */
export function withOldIds(given: readonly string[]): readonly string[] {
  const [group, command, ...others] = given;
  if (group !== 'admin' || command === undefined || others.includes('--')) return given;
  const flags: string[] = [];
  const ids: string[] = [];
  for (let index = 0; index < others.length; index++) {
    const part = others[index] ?? '';
    if (!part.startsWith('-') || OLD_ID.test(part)) ids.push(part);
    else {
      flags.push(part);
      const hasValue = !part.includes('=') && !WITHOUT_VALUE.includes(part);
      if (hasValue) flags.push(...others.slice(++index, index + 1));
    }
  }
  return ids.some((id) => OLD_ID.test(id)) ? [group, command, ...flags, '--', ...ids] : given;
}
