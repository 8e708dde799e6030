/** Reads a Dockerfile into its stages, as far as ours uses the language. */

export interface Instruction {
  /** `COPY`, `RUN` … */
  readonly name: string;
  /** The rest of the line, without flags such as `--from=build`. */
  readonly text: string;
  readonly flags: Readonly<Record<string, string>>;
}

/** The instructions of each stage; the first of each is its `FROM`. */
export function stagesOf(dockerfile: string): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const line of dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')) {
    const [, name, flagged = '', text = ''] = /^([A-Z]+)((?:\s+--[\w-]+=\S+)*)\s+(.+)$/.exec(line) ?? [];
    if (name === undefined) {
      if (line.trim() !== '') throw new Error(`not an instruction: ${line}`);
      continue;
    }
    if (name === 'FROM') stages.push([]);
    const flags = Object.fromEntries(
      [...flagged.matchAll(/--([\w-]+)=(\S+)/g)].map(([, flag, value]) => [flag, value]),
    );
    stages.at(-1)?.push({ name, text, flags });
  }
  return stages;
}

/** What `ENV` sets. */
export function environmentOf(stage: readonly Instruction[]): Record<string, string> {
  const set = stage.filter(({ name }) => name === 'ENV').flatMap(({ text }) => [...text.matchAll(/(\w+)=(\S+)/g)]);
  return Object.fromEntries(set.map(([, name = '', value = '']) => [name, value]));
}
