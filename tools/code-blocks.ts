/** The code blocks of Markdown files, so that examples can be checked and run as they are printed. */

export interface CodeBlock {
  /** What follows the opening fence; empty where nothing does. */
  readonly language: string;
  readonly code: string;
}

export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language: language.trim(),
    code,
  }));
}

/** All TypeScript of a page as one module: later blocks go on where earlier ones ended. */
export function exampleModule(markdown: string): string {
  return codeBlocks(markdown)
    .filter(({ language }) => language === 'ts')
    .map(({ code }) => code)
    .join('\n');
}

/** The calls of `lettertafel` among the shell commands of a page, as words. */
export function lettertafelCalls(markdown: string): string[][] {
  return codeBlocks(markdown)
    .filter(({ language }) => language === '' || language === 'sh')
    .flatMap(({ code }) => code.split('\n'))
    .map((line) => /^(?:\$ )?npx lettertafel (.+)$/.exec(line.trim())?.[1])
    .filter((call) => call !== undefined)
    .map(shellWords);
}

/** Words as a shell splits them: quotes, and a comment at the end. */
function shellWords(line: string): string[] {
  return [...line.replace(/\s#.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}
