/** The code blocks of Markdown files, so that examples can be type-checked and run as printed. */

export interface CodeBlock {
  /** The info string of the fence; may be empty. */
  readonly language: string;
  readonly code: string;
}

export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language: language.trim(),
    code,
  }));
}

/** All TypeScript of a page as one module: later blocks continue earlier ones. */
export function exampleModule(markdown: string): string {
  return codeBlocks(markdown)
    .filter(({ language }) => language === 'ts')
    .map(({ code }) => code)
    .join('\n');
}

/** The `lettertafel` calls among a page's shell commands, as argument lists. */
export function lettertafelCalls(markdown: string): string[][] {
  return codeBlocks(markdown)
    .filter(({ language }) => language === '' || language === 'sh')
    .flatMap(({ code }) => code.split('\n'))
    .map((line) => /^(?:\$ )?npx lettertafel (.+)$/.exec(line.trim())?.[1])
    .filter((call) => call !== undefined)
    .map(shellWords);
}

/** Splits like a shell: quotes, and a trailing comment. */
function shellWords(line: string): string[] {
  return [...line.replace(/\s#.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}
