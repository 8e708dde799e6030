/** Every command refuses bad input with one sentence, without a stack trace or leftover files. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, run } from './tool.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-bad-'));
const heading = '{"lettertafel":2,"schema":"0002-shares"}\n';
const end = { end: { rows: {}, sha256: createHash('sha256').update(heading).digest('hex') } };

/** The files in the working directory of every command. */
const FILES = {
  'file.txt': 'no JSON\n',
  'bytes.bin': Buffer.from([0xff, 0xfe, 0x00]),
  'house.jsonl': `${heading}${JSON.stringify(end)}\n`,
  'short.jsonl': heading,
} as const;

beforeAll(() => {
  build();
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'folder'));
  mkdirSync(join(folder, 'no-database'));
  writeFileSync(
    join(folder, 'no-database', 'lettertafel.db'),
    'this is not a database, though it is long enough to be one',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UNREACHABLE = 'postgres://127.0.0.1:1/house';
const SERVE = 'serve --port 0 --host 127.0.0.1 --data new';

/** A command, and what its error message must contain. */
const ROWS: readonly (readonly [command: string, names: string])[] = [
  ['serve --port x', '--port'],
  ['serve --port -1', '--port'],
  ['serve --port 65536', '--port'],
  ['serve --port 0 --data new --limits 0', '--limits'],
  ['serve --port 0 --data new --limits 1e9', '--limits'],
  ['serve --port 0 --data new --host nowhere.invalid', '--host'],
  ['serve --port 0 --data new --host ', '--host'],
  ['serve --port 0 --data new --host 203.0.113.1', '--host'],
  [`${SERVE} --data file.txt`, '--data'],
  [`${SERVE} --data file.txt/below`, '--data'],
  [`${SERVE} --data no-database`, '--data'],
  [`${SERVE} --database house`, '--database'],
  [`${SERVE} --database http://127.0.0.1/house`, '--database'],
  [`${SERVE} --database postgres://`, '--database'],
  [`${SERVE} --base-url nowhere`, '--base-url'],
  [`${SERVE} --base-url ftp://nowhere`, '--base-url'],
  [`${SERVE} --base-url https://nowhere/a%20b`, '--base-url'],
  [`${SERVE} --base-url https://nowhere/lt?a=b`, '--base-url'],
  [`${SERVE} --tls-cert file.txt`, '--tls-key'],
  [`${SERVE} --tls-cert file.txt --tls-key file.txt`, '--tls-cert'],
  [`${SERVE} --tls-cert missing.pem --tls-key missing.pem`, 'missing.pem'],
  [`${SERVE} --trust-proxy 10.0.0.0/99`, '--trust-proxy'],
  [`${SERVE} --bot-workers -1`, '--bot-workers'],
  [`${SERVE} --bot-workers 1000`, '--bot-workers'],
  [`${SERVE} --bot-milliseconds 0`, '--bot-milliseconds'],
  [`${SERVE} --nudge-seconds 0`, '--nudge-seconds'],
  [`${SERVE} --contact somebody`, '--contact'],
  [`${SERVE} --contact http://example.org`, '--contact'],
  [`${SERVE} --push-service https://push.example.org/path`, '--push-service'],
  [`${SERVE} --push-service ftp://push.example.org`, '--push-service'],
  [`${SERVE} --forget-after -1`, '--forget-after'],
  [`${SERVE} --log loud`, '--log'],
  [`${SERVE} --bot-workers x`, '--bot-workers'],
  [`${SERVE} --bot-delay x`, '--bot-delay'],
  [`${SERVE} --bot-milliseconds x`, '--bot-milliseconds'],
  [`${SERVE} --nudge-seconds x`, '--nudge-seconds'],
  ['export out.jsonl --data new', 'no data'],
  ['export out.jsonl --data file.txt', 'no data'],
  ['export out.jsonl --data no-database', '--data'],
  [`export out.jsonl --database ${UNREACHABLE}`, '--database'],
  ['export out.jsonl --database house', '--database'],
  ['admin reports --data new', 'no data'],
  ['admin reports --data file.txt', 'no data'],
  ['admin reports --data no-database', '--data'],
  [`admin audit --database ${UNREACHABLE}`, '--database'],
  ['import missing.jsonl --data new', 'missing.jsonl'],
  ['import folder --data new', 'folder'],
  ['import file.txt --data new', 'file.txt'],
  ['import bytes.bin --data new', 'bytes.bin'],
  ['import short.jsonl --data new', 'too early'],
  ['import house.jsonl --data file.txt', '--data'],
  ['import house.jsonl --data no-database', '--data'],
  [`import house.jsonl --database ${UNREACHABLE}`, '--database'],
  ['referee missing.json', 'missing.json'],
  ['referee folder', 'folder'],
  ['referee file.txt', 'JSON'],
  ['referee bytes.bin', 'UTF-8'],
  ['score missing.json', 'missing.json'],
  ['score folder', 'folder'],
  ['score file.txt', 'JSON'],
  ['analyse nothing.json', 'cannot read nothing.json'],
  ['completion tcsh', 'shell: expected one of'],
  ['verify missing.json', 'missing.json'],
  ['verify folder', 'folder'],
  ['verify file.txt', 'JSON'],
  ['convert missing.gcg', 'missing.gcg'],
  ['convert folder', 'folder'],
  ['convert file.txt', 'line 1, column 1'],
  ['convert bytes.bin', 'line 1, column 3'],
  ['convert file.txt --to pdf', '--to'],
  ['solve missing.json', 'missing.json'],
  ['solve --cgp nonsense', 'cgp'],
  ['solve --cgp nonsense --game chess', 'game'],
  ['solve file.txt --top x', ''],
  ['play chess', 'chess'],
  ['play scrabble-de --options {', '--options'],
  ['play scrabble-de --bots genius', '--bots'],
  ['play scrabble-de --lexicon missing.txt', '--lexicon'],
  ['play scrabble-de --save missing/game.json', '--save'],
  ['play scrabble-de --save folder', '--save'],
  ['play scrabble-de --save file.txt/game.json', '--save'],
  ['ladder chess', 'chess'],
  ['ladder scrabble-de --match club', '--match'],
  ['ladder scrabble-de --match genius:club', ''],
  ['ladder scrabble-de --games x', '--games'],
  ['ladder scrabble-de --milliseconds x', '--milliseconds'],
  ['ladder scrabble-de --workers 999', '--workers'],
  ['ladder scrabble-de --state folder', '--state'],
  ['ladder scrabble-de --state file.txt', '--state'],
  ['ladder scrabble-de --state missing/state.json', '--state'],
  ['words check fr MOT', 'fr'],
  ['words info fr', 'fr'],
  ['words import missing.txt --language nl --name club', 'missing.txt'],
  ['words import folder --language nl --name club', 'folder'],
  ['words import bytes.bin --language nl --name club', 'bytes.bin'],
  ['words import file.txt --language fr --name club', 'fr'],
  ['words import file.txt --language nl --name ../club', '--name'],
  ['words import file.txt --language nl --name club --skip-bad-lines --data file.txt', ''],
  ['bench everything', 'everything'],
  ['bench plays --words missing.txt', 'missing.txt'],
  ['bench plays --words file.txt --letters fr', '--letters'],
  ['bench plays --count x', '--count'],
  ['bench plays --count 1000000000000', '--count'],
  ['bench strength --budget x', '--budget'],
  ['bench plays --positions missing.txt --count 1', '--positions'],
  ['bench table --budget x', '--budget'],
  ['bench games --workers 0', '--workers'],
  ['bench rules --seconds x', '--seconds'],
];

const listed = () => readdirSync(folder, { recursive: true }).sort();

test.concurrent.each(ROWS)('lettertafel %s', async (command, names) => {
  const { code, out, err } = await run(command.split(' '), '', folder);
  expect({ code, out, err }).toMatchObject({ code: 2, out: expect.not.stringContaining('    at ') });
  expect(err).toMatch(/^lettertafel: [^\n]+\n$/);
  expect(err).toContain(names);
});

test('no command left any files behind', () => {
  expect(listed()).toEqual(
    [...Object.keys(FILES), 'folder', 'no-database', join('no-database', 'lettertafel.db')].sort(),
  );
});

test('every command is covered', async () => {
  const { out } = await run(['--help'], '', folder);
  const commands = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(8);
  const tried = new Set(ROWS.map(([command]) => command.split(' ')[0]));
  expect(commands.filter((name) => name !== 'help' && !tried.has(name))).toEqual([]);
});
