/** `lettertafel completion`: scripts by which shells complete commands, flags, games and languages. */
import { GAME_IDS, LANGUAGES } from '@lettertafel/engine';
import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The values of arguments, by name. */
const VALUES: Readonly<Record<string, readonly string[]>> = { game: GAME_IDS, list: LANGUAGES, shell: SHELLS };

interface Completed {
  /** `/words/check`; empty for the program itself. */
  readonly path: string;
  readonly words: readonly string[];
}

function completedIn(command: Command, path = ''): Completed[] {
  const below = command.commands.map((each) => each.name());
  const flags = command.options.flatMap(({ long }) => long ?? []);
  const values = command.registeredArguments.flatMap((argument) => VALUES[argument.name()] ?? []);
  const own = { path, words: [...below, ...values, ...flags, '--help'] };
  return [own, ...command.commands.flatMap((each) => completedIn(each, `${path}/${each.name()}`))];
}

/** Files are completed where nothing else fits. Zsh runs it too: it takes no bare variable in a slice. */
function bashScript(completed: readonly Completed[]): string {
  const paths = completed.map(({ path }) => path).filter((path) => path !== '');
  const cases = completed.map(({ path, words }) => `    '${path}') words='${words.join(' ')}' ;;`);
  return `_lettertafel() {
  local at='' word words=''
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$at/$word" in
      ${paths.join(' | ')}) at="$at/$word" ;;
    esac
  done
  case "$at" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _lettertafel lettertafel
`;
}

function fishScript(completed: readonly Completed[]): string {
  const lines = completed.map(({ path, words }) => {
    const names = path.split('/').filter((name) => name !== '');
    const deeper = completed
      .filter((other) => other.path.startsWith(`${path}/`))
      .map((other) => other.path.split('/').at(-1));
    const isHere = names.map((name) => `__fish_seen_subcommand_from ${name}`);
    const isNotBelow = deeper.length > 0 ? [`not __fish_seen_subcommand_from ${deeper.join(' ')}`] : [];
    const condition = [...isHere, ...isNotBelow].join('; and ');
    // What has commands below it takes no files.
    const files = deeper.length > 0 ? ' -f' : '';
    return `complete -c lettertafel${files} -n '${condition}' -a '${words.join(' ')}'`;
  });
  return `${lines.join('\n')}\n`;
}

export function completionScript(shell: Shell, program: Command): string {
  const completed = completedIn(program);
  if (shell === 'fish') return fishScript(completed);
  const script = bashScript(completed);
  return shell === 'zsh' ? `autoload -U +X compinit bashcompinit && compinit && bashcompinit\n${script}` : script;
}
