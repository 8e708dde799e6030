/** A hunspell dictionary with two-character flags: its entries, and the forms its suffix rules make of them. */

export interface Entry {
  readonly base: string;
  readonly flags: readonly string[];
}

interface SuffixRule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

export interface Suffixes {
  /** The forms that this flag makes of a base. */
  formsOf(base: string, flag: string): string[];
}

export function parseEntries(dictionary: string): Entry[] {
  return dictionary
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [, base, flags] = /^((?:\\\/|[^/\t])+)\/?(\S*)/.exec(line) as unknown as [string, string, string];
      return { base: base.trim(), flags: flags.match(/../gs) ?? [] };
    });
}

export function parseSuffixes(affixes: string): Suffixes {
  const rules = new Map<string, SuffixRule[]>();
  for (const line of affixes.split(/\r?\n/)) {
    // SFX flag strip add[/flags] condition; the line that opens a group has a count instead and no condition.
    const [kind, flag, strip, added, condition] = line.split(/\s+/);
    if (kind !== 'SFX' || flag === undefined || strip === undefined || added === undefined || /^\d+$/.test(added))
      continue;
    const [add = ''] = added.split('/');
    const list = rules.get(flag) ?? [];
    list.push({ strip: strip === '0' ? '' : strip, add, condition: new RegExp(`${condition ?? '.'}$`) });
    rules.set(flag, list);
  }
  return {
    formsOf(base, flag) {
      const forms: string[] = [];
      for (const { strip, add, condition } of rules.get(flag) ?? []) {
        if (base.endsWith(strip) && condition.test(base)) forms.push(base.slice(0, base.length - strip.length) + add);
      }
      return forms;
    },
  };
}
