/**
 * A word list as one module: its small texts, and the addresses of its large files. So a first visit requests one script
 * for them, and only for the language that is played.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Asked for by a file that every list has. */
const ASKED = /\/words\/data\/[a-z]+\/discriminating\.txt\?list$/;
const TEXTS = { manifest: 'list.json', discriminating: 'discriminating.txt', vulgar: 'vulgar.txt' };

export function listFiles(): Plugin {
  return {
    name: 'list-files',
    // Before the bundler takes the file for one to be copied.
    enforce: 'pre',
    load: {
      filter: { id: ASKED },
      handler: async (id) => ({ code: await moduleOf(dirname(id)), moduleType: 'js' }),
    },
  };
}

async function moduleOf(folder: string): Promise<string> {
  const texts = Object.entries(TEXTS).map(
    async ([name, file]) => `${name}: ${JSON.stringify(await readFile(join(folder, file), 'utf8'))}`,
  );
  const data = dirname(folder);
  const isOfList = (name: string) => name === basename(folder) || name.startsWith(`${basename(folder)}-`);
  const large = readdirSync(data)
    .filter(isOfList)
    .flatMap((name) => readdirSync(join(data, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.gz'));
  const imports = large.map(
    (file, number) => `import file${number} from ${JSON.stringify(`${join(data, file)}?url`)};`,
  );
  const addresses = large.map((file, number) => `${JSON.stringify(file)}: file${number}`);
  const fields = [...(await Promise.all(texts)), `addresses: { ${addresses} }`];
  return `${imports.join('\n')}\nexport const files = { ${fields} };\n`;
}
