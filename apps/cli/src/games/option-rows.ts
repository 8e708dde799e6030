/** The options of all games and their values, from the engine's records: for help and docs, without words of a language. */
import { GAME_IDS, gameById, type OptionRecord } from '@lettertafel/engine';

/** The default first. */
function valuesOf(option: OptionRecord): string {
  switch (option.kind) {
    case 'choice':
      return [option.standard, ...option.values.filter((value) => value !== option.standard)].join(', ');
    case 'flag':
      return `${option.standard}, ${!option.standard}`;
    case 'starter':
      return `${option.standard}, 0, 1 …`;
    case 'number': {
      const { standard, from, to, toLive = to, nullable, presets } = option;
      const overDays = toLive === to ? '' : ` (correspondence: ${to})`;
      const isOther = nullable && standard !== null;
      const days = isOther && presets?.days === null ? ' (correspondence)' : '';
      return `${standard}; ${from}–${toLive}${overDays}${isOther ? `; null${days}` : ''}`;
    }
  }
}

export interface OptionRow {
  readonly name: string;
  /** Where games differ, one item for each kind of game. */
  readonly values: readonly { readonly games: readonly string[]; readonly text: string }[];
  /** Whether every game has it. */
  readonly isCommon: boolean;
}

export function optionRows(): readonly OptionRow[] {
  const names = new Set(GAME_IDS.flatMap((id) => Object.keys(gameById(id).optionTable)));
  return [...names].map((name) => {
    const byText = new Map<string, string[]>();
    for (const id of GAME_IDS) {
      const option = gameById(id).optionTable[name];
      if (option) byText.set(valuesOf(option), [...(byText.get(valuesOf(option)) ?? []), id]);
    }
    const values = [...byText].map(([text, games]) => ({ text, games }));
    return { name, values, isCommon: values.length === 1 && values[0]?.games.length === GAME_IDS.length };
  });
}

/** One line for each option and kind of game. */
export function optionHelp(): string {
  return optionRows()
    .flatMap(({ name, values, isCommon }) =>
      values.map(({ text, games }, index) => {
        const where = isCommon ? '' : `   ${games.join(', ')}`;
        return `  ${(index === 0 ? name : '').padEnd(18)}${text}${where}`;
      }),
    )
    .join('\n');
}
