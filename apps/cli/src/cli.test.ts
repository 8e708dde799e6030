import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@lettertafel/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, build, type Ran, ROOT, run, runShell } from './tool.testing.ts';

let folder = '';
beforeAll(() => {
  build();
  folder = mkdtempSync(join(tmpdir(), 'lettertafel-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** Bad input: exit code 2, nothing on standard output, one line that says where and why. */
function expectMisunderstood({ code, out, err }: Ran, message: string): void {
  expect(err).toMatch(new RegExp(message));
  expect(err).toMatch(/^lettertafel: .+\n$/);
  expect([code, out]).toEqual([2, '']);
}

describe('--help', () => {
  /** The commands in a help text, except `help` itself. */
  const commandsIn = (help: string) =>
    [...(help.split('Commands:\n')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].flatMap(([, name = '']) =>
      name === 'help' ? [] : [name],
    );

  async function pages(path: readonly string[] = []): Promise<{ path: string; help: string }[]> {
    const { code, out, err } = await run([...path, '--help']);
    expect([code, err]).toEqual([0, '']);
    const below = await Promise.all(commandsIn(out).map((name) => pages([...path, name])));
    return [{ path: path.join(' '), help: out }, ...below.flat()];
  }

  test('every command has an example, and every example runs', async () => {
    const found = await pages();
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['play', 'referee', 'verify', 'words import']),
    );
    symlinkSync(join(ROOT, 'fixtures'), join(folder, 'fixtures'));
    const examples = found.flatMap(({ path, help }) => {
      const lines = [...help.matchAll(/^\s*\$ (.+)$/gm)].map(([, line = '']) => line);
      expect(lines.length > 0 || path === '', path).toBe(true);
      return lines;
    });
    // Where a server runs, and what `verify` notes about a shuffle, line by line.
    const EXPECTED_NOTES = /^Lettertafel is running at:\n( .+\n)+|^(seat \d|shares|deals|code|fingerprint): .+\n/gm;
    // The guests and tables of these examples do not exist, so nothing is done.
    const NOBODY = / admin (table|evict|end|mute|unmute|ban|unban|delete|close) /;
    const tool = `"${process.execPath}" "${BIN}"`;
    const ran: Ran[] = [];
    // In sequence: some create the folder that others read.
    for (const line of examples) {
      const command = line.replaceAll('npx lettertafel', tool);
      // The port may be in use, and a server runs until it is stopped.
      const isServer = / serve /.test(line);
      ran.push(
        await (isServer
          ? runShell(command.replace('--port 8080', '--port 0'), folder, /http:/)
          : runShell(command, folder)),
      );
    }
    const said = ran.map(({ code, err }, index) => ({ line: examples[index], code, err }));
    expect(
      said.map(({ line, code, err }) => ({
        line,
        code,
        err: err.replace(EXPECTED_NOTES, ''),
      })),
    ).toEqual(examples.map((line) => ({ line, code: NOBODY.test(line) ? 1 : 0, err: '' })));
  });

  test('unknown commands and options are refused', async () => {
    for (const args of [['fly'], ['referee', '--fly'], ['words', 'check'], ['bench'], []]) {
      const { code, out } = await run(args);
      expect([code, out]).toEqual([2, '']);
    }
  });
});

const XL = { game: 'scrabble-xl-nl', players: ['A', 'B'], lexicon: { words: ['TREIN'] } };
const script = (more: object) => JSON.stringify({ ...XL, ...more });

describe.concurrent('referee', () => {
  test('reads a file or standard input and prints one JSON document', async () => {
    const text = script({ setup: { racks: { A: 'TREIN' } }, moves: [{ by: 'A', do: 'lay', at: 'H5', word: 'TREIN' }] });
    const [piped, read] = await Promise.all([run(['referee'], text), run(['referee', write('script.json', text)])]);
    expect(piped).toEqual(read);
    expect(piped).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(piped.out)).toMatchObject({ steps: [{ ok: true, score: 14 }], scores: { A: 14, B: 0 } });
  });

  test('a refused move is a result, not an error', async () => {
    const { code, out, err } = await run(['referee'], script({ setup: {}, moves: [{ by: 'B', do: 'pass' }] }));
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out).steps).toEqual([{ ok: false, refusal: { code: 'not-your-turn' } }]);
  });

  const rows = Array<string>(15).fill('.'.repeat(15));
  test.each<[name: string, input: string, message: string]>([
    ['truncated JSON', script({}).slice(0, -10), 'the input is not JSON'],
    ['empty input', '', 'the input is not JSON'],
    ['no object', '5', 'lettertafel: '],
    ['no game', '{"players":["A","B"]}', 'game: '],
    ['an unknown game', script({ game: 'chess' }), 'game: no game has this id'],
    ['wrong types', script({ players: 'A,B' }), 'players: '],
    ['wrong types inside', script({ moves: [{ by: 'A', do: 'lay', at: 5, word: 'A' }] }), 'moves.0.at: '],
    ['unknown fields', script({ speed: 1 }), 'speed: there is no such field'],
    [
      'unknown fields of a move',
      script({ moves: [{ by: 'A', do: 'pass', x: 1 }] }),
      'moves.0.x: there is no such field',
    ],
    [
      'unknown moves',
      script({
        moves: [
          { by: 'A', do: 'pass' },
          { by: 'A', do: 'fly' },
        ],
      }),
      'moves.1.do: ',
    ],
    ['moves of another game', script({ moves: [{ by: 'A', do: 'draw' }] }), 'moves.0.do: '],
    ['unknown players', script({ moves: [{ by: 'C', do: 'pass' }] }), 'moves.0.by: not one of the players: A, B'],
    ['a board of 16 rows', script({ setup: { board: [...rows, rows[0]] } }), 'setup.board: a board has 15 rows'],
    ['a row of 14', script({ setup: { board: ['.'.repeat(14), ...rows.slice(1)] } }), 'setup.board.0: '],
    ['letters the game does not have', script({ setup: { racks: { A: 'TÖ' } } }), 'setup.racks.A: .*Ö'],
    ['too many tiles', script({ setup: { racks: { A: 'Q', B: 'Q' } } }), 'setup.racks.B: .*Q'],
    ['an unknown option', script({ options: { speed: 1 } }), 'options.speed: the game has no such option'],
    ['an option of another game', script({ options: { gendern: true } }), 'options.gendern: '],
    ['a bad value', script({ options: { disputeSeconds: 4 } }), 'options.disputeSeconds: '],
    [
      'contradictory options',
      script({ options: { turnSeconds: 60, gameSeconds: 60 } }),
      'options.gameSeconds: contradicts',
    ],
    ['one player', script({ players: ['A'] }), 'players: the game is for 2 to 4 players'],
    ['five players', script({ players: [...'ABCDE'] }), 'players: '],
    ['an unknown list', script({ lexicon: 'fr' }), 'lexicon: there is no word list called "fr"'],
    ['control characters', script({ '\u001b[31m': 1 }), '\ufffd\\[31m: there is no such field'],
    ['deep nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'lettertafel: '],
    [
      'deep nesting in a field',
      script({ options: 5 }).replace(':5', `:${'[{"a":'.repeat(9999)}1${'}]'.repeat(9999)}`),
      'options: ',
    ],
  ])('%s', async (_, input, message) => {
    expectMisunderstood(await run(['referee'], input), message);
  });

  test('binary garbage, no file, a folder', async () => {
    expectMisunderstood(await run(['referee'], Uint8Array.of(0xff, 0xfe, 0, 1, 2)), 'the input is not UTF-8 text');
    expectMisunderstood(await run(['referee'], Uint8Array.of(0, 1, 2, 27)), 'the input is not JSON');
    expectMisunderstood(await run(['referee', join(folder, 'nothing.json')]), 'cannot read .*nothing.json: ENOENT');
    expectMisunderstood(await run(['referee', folder]), 'cannot read .*: EISDIR');
  });

  test('a file of 100 MB, by name and by standard input', async () => {
    const large = write('large.json', '');
    truncateSync(large, 100 * 1024 * 1024);
    const message = 'the input is larger than 16 MB';
    expectMisunderstood(await run(['referee', large]), message);
    expectMisunderstood(await run(['verify', large]), message);
    expectMisunderstood(await runShell(`"${process.execPath}" "${BIN}" referee < "${large}"`, folder), message);
    rmSync(large);
  });
});

describe.concurrent('verify', () => {
  test.each(GAME_IDS)('a game of %s that ended by resigning verifies', async (id) => {
    const ran = await run(['verify', `fixtures/games/${id}/resigned.json`]);
    expect(ran).toEqual({ code: 0, out: '{"ok":true}\n', err: expect.stringMatching(/^shares: .*\ndeals: /) });
  });

  interface Entry {
    number: number;
    at: number;
    move: Record<string, unknown>;
    events: Record<string, unknown>[];
    verdicts: { has: Record<string, boolean> };
  }
  interface Tampered {
    commitment: string;
    chance: { secret: string };
    log: Entry[];
  }
  const read = (name: string): Tampered => JSON.parse(readFileSync(`${ROOT}fixtures/games/${name}`, 'utf8'));
  const eventOf = ({ log }: Tampered, type: string) => {
    const entry = log.findIndex(({ events }) => events.some((event) => event.type === type));
    return { entry, event: log[entry]?.events.find((event) => event.type === type) as Record<string, unknown> };
  };

  test.each<[name: string, why: string, tamper: (record: Tampered) => number]>([
    [
      'a drawn tile',
      'other events',
      (record) => {
        const { entry, event } = eventOf(record, 'drew');
        event.tiles = (event.tiles as string[]).map((tile) => (tile === 'E' ? 'N' : 'E'));
        return entry;
      },
    ],
    [
      'a score',
      'other events',
      (record) => {
        const { entry, event } = eventOf(record, 'scored');
        event.score = Number(event.score) + 1;
        return entry;
      },
    ],
    [
      'a move',
      'refused by the rules',
      (record) => {
        const entry = record.log.findIndex(({ move }) => move.do === 'lay');
        record.log[entry]!.move.at = 'A1';
        return entry;
      },
    ],
    [
      'a verdict',
      'refused by the rules',
      (record) => {
        const entry = record.log.findIndex(({ verdicts }) => verdicts?.has);
        const { has } = record.log[entry]!.verdicts;
        for (const word of Object.keys(has)) has[word] = false;
        return entry;
      },
    ],
    [
      'the secret',
      'does not match',
      (record) => {
        record.chance.secret = record.chance.secret.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
        return -1;
      },
    ],
    [
      'the commitment',
      'does not match',
      (record) => {
        record.commitment = record.commitment.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
        return -1;
      },
    ],
    [
      'a dropped entry',
      'wrong number',
      (record) => {
        record.log.splice(2, 1);
        return 2;
      },
    ],
    [
      'swapped entries',
      'wrong number',
      (record) => {
        record.log.splice(2, 2, record.log[3] as Entry, record.log[2] as Entry);
        return 2;
      },
    ],
    [
      'time running back',
      'older than',
      (record) => {
        record.log[3]!.at = record.log[2]!.at - 1;
        return 3;
      },
    ],
    [
      'an unfinished game',
      'not finished',
      (record) => {
        record.log.pop();
        return record.log.length - 1;
      },
    ],
  ])('%s: %s', async (_, why, tamper) => {
    const record = read('scrabble-xl-nl/went-out-1.json');
    const entry = tamper(record);
    const { code, out, err } = await run(['verify'], JSON.stringify(record));
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual({ ok: false, entry, why: expect.stringContaining(why) });
  });

  test('compares with the values kept by a browser', async () => {
    const good = await run(['verify', 'fixtures/shuffle/game.json', '--kept', 'fixtures/shuffle/kept.json']);
    // What is not proven is said wherever it is read, not only on a terminal.
    const notes = /^seat 1: .*\nseat 2: .*\nseat 3: no share.*\ndeals: one .*\ncode: \d{4} \d{4} .*\nfingerprint: /;
    expect(good).toEqual({ code: 0, out: '{"ok":true}\n', err: expect.stringMatching(notes) });
    const first = await run(['verify', 'fixtures/shuffle/game.json', '--kept', 'fixtures/shuffle/kept-1.json']);
    expect(first).toMatchObject({ code: 0, out: '{"ok":true}\n' });
    const kept = join(folder, 'kept.json');
    const values = JSON.parse(readFileSync(`${ROOT}fixtures/shuffle/kept.json`, 'utf8'));
    writeFileSync(kept, JSON.stringify({ ...values, hashes: [null, null, null] }));
    const { code, out } = await run(['verify', 'fixtures/shuffle/game.json', '--kept', kept]);
    expect([code, JSON.parse(out)]).toEqual([1, { ok: false, entry: -1, why: expect.stringContaining('hashes') }]);
    writeFileSync(kept, '{}');
    const message = '--kept: version: ';
    expectMisunderstood(await run(['verify', 'fixtures/shuffle/game.json', '--kept', kept]), message);
  });

  const small = JSON.stringify(read('scrabble-xl-nl/all-passed.json'));
  test.each<[name: string, input: string | Uint8Array, message: string]>([
    ['truncated JSON', small.slice(0, -5), 'the input is not JSON'],
    ['empty input', '', 'the input is not JSON'],
    ['a script', script({}), 'version: is missing'],
    ['another version', small.replace('"version":1', '"version":2'), 'version: this program reads logs of version 1'],
    ['wrong types', small.replace('"number":1', '"number":"1"'), 'log.1.number: '],
    ['unknown fields', small.replace('"number":1', '"number":1,"x":1'), 'log.1.x: there is no such field'],
    [
      'deep nesting',
      small.replace('"draws":', `"x":${'['.repeat(99_999)}${']'.repeat(99_999)},"draws":`),
      'log.0.events.0: nested',
    ],
    ['a time beyond all numbers', small.replace(/"at":\d+/, '"at":1e999'), 'log.0.at: '],
    ['binary garbage', Uint8Array.of(0x80, 0x81), 'the input is not UTF-8 text'],
  ])('%s is not a game', async (_, input, message) => {
    expectMisunderstood(await run(['verify'], input), message);
  });
});

describe('words', () => {
  test('check gives the reason', async () => {
    const { code, out } = await run(['words', 'check', 'nl', 'TREIN', 'AMSTERDAM', 'trein', 'x1', '']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { word: 'TREIN', good: true, classes: ['noun'] },
      { word: 'AMSTERDAM', good: false, name: true },
      { word: 'TREIN', good: true },
      { good: false, why: { code: 'not-letters' } },
      { good: false },
    ]);
    expectMisunderstood(
      await run(['words', 'check', 'fr', 'TRAIN']),
      'there is no word list called "fr"; there are nl, de',
    );
  });

  test('info prints counts, sources, licences and version', async () => {
    const { code, out } = await run(['words', 'info', 'de']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ language: 'de', version: expect.any(String), licences: expect.any(Array) });
    expect(JSON.parse(out).counts.words).toBeGreaterThan(100_000);
  });

  const importing = (file: string, ...more: string[]) =>
    run(['words', 'import', file, '--language', 'nl', '--name', 'club', '--data', join(folder, 'own'), ...more]);

  test('import stores a list and prints a summary', async () => {
    const { code, out, err } = await importing(write('good.txt', 'trein\nhut\nTREIN\n'));
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ language: 'nl', name: 'club', words: 2, duplicates: 1, badLines: [] });
    expect(readdirSync(join(folder, 'own/words'))).toEqual(['club.nl.graph.gz']);
    rmSync(join(folder, 'own'), { recursive: true });
  });

  test('import reads a list in Latin-1', async () => {
    const { code, out } = await importing(write('latin.txt', Buffer.from('trein\ncaf\u00e9\n', 'latin1')));
    expect([code, JSON.parse(out).words]).toEqual([0, 2]);
    rmSync(join(folder, 'own'), { recursive: true });
  });

  test.each<[name: string, content: string | Uint8Array, message: string]>([
    ['control characters', 'trein\nh\u0007ut\n', 'line 2: control character'],
    ['an empty file', '', 'contains no words'],
    ['only comments', '# a list\n\n', 'contains no words'],
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 'a compressed archive'],
    ['a gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), 'a compressed archive'],
    ['bad lines', 'trein\nauto 5\n3\n', 'line 2: other characters than letters of the language, and 1 more such lines'],
  ])('%s is not a list, and nothing is stored', async (_, content, message) => {
    expectMisunderstood(await importing(write('bad.txt', content)), message);
    expect(readdirSync(folder)).not.toContain('own');
  });

  test('a file of 200 MB, a folder and a missing file are refused', async () => {
    const large = write('large.txt', '');
    truncateSync(large, 200 * 1024 * 1024);
    expectMisunderstood(await importing(large), 'larger than 64 MB');
    rmSync(large);
    expectMisunderstood(await importing(folder), 'cannot import .*: EISDIR');
    expectMisunderstood(await importing(join(folder, 'nothing.txt')), 'cannot import .*: ENOENT');
    expect(readdirSync(folder)).not.toContain('own');
  });

  test('a language, a name and a folder are needed', async () => {
    const good = write('good.txt', 'trein\n');
    const flags = ['--data', join(folder, 'own')];
    const importAs = (language: string, name: string) =>
      run(['words', 'import', good, '--language', language, '--name', name, ...flags]);
    expectMisunderstood(await importAs('fr', 'club'), 'there is no word list called "fr"');
    expectMisunderstood(await importAs('nl', '../club'), '--name: expected at most 40');
    expectMisunderstood(await importing(good, '--data', join(good, 'inside')), 'cannot import .*: ENOTDIR');
    expect(readdirSync(folder)).not.toContain('own');
  });
});

describe.concurrent('play', () => {
  const play = (id: string, lines: readonly string[], ...flags: string[]) =>
    run(['play', id, '--seed', 'a game', ...flags], lines.map((line) => `${line}\n`).join(''));
  const AUTOMATIC = ['--options', '{"checking":"automatic","starter":0}'];
  const FIRST = ['--options', '{"starter":0}'];

  /** The tiles on the first rack, which the seed determines. */
  async function lettersOf(id: string, ...flags: string[]): Promise<string[]> {
    const { out } = await play(id, ['quit'], ...flags);
    return (/Rack of A: (.*)/.exec(out)?.[1] ?? '').split(' ').filter((tile) => /[A-Z]/.test(tile));
  }

  /** The saved game is complete and verifies. */
  async function expectSaved(file: string): Promise<void> {
    expect(await run(['verify', file])).toEqual({
      code: 0,
      out: '{"ok":true}\n',
      err: expect.stringContaining('shares:'),
    });
  }

  test('scrabble-xl-nl: a word is disputed and goes back, then everybody passes', async () => {
    const [first, second] = await lettersOf('scrabble-xl-nl', ...FIRST);
    const file = join(folder, 'xl.json');
    const lines = [
      'help',
      '',
      'fly',
      'Q99 X',
      '{"do":',
      `h8 ${first}${second}`,
      'dispute',
      'pass',
      'pass',
      'pass',
      'pass',
    ];
    const nothing = write('nothing.txt', 'TREIN\n');
    const { code, out, err } = await play('scrabble-xl-nl', lines, ...FIRST, '--lexicon', nothing, '--save', file);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('What can be typed:');
    expect(out.match(/Unknown command/g)).toHaveLength(3);
    expect(out).toContain(`A lays H8 ${first}${second} (`);
    expect(out).toContain(`B: A made ${first}${second} — accept, dispute [WORD…], H5 WORD, `);
    expect(out).toContain(`B disputes ${first}${second}: not valid: ${first}${second}.`);
    expect(out).toContain('The play of A goes back and scores nothing.');
    expect(out).toMatch(/The game is over: everybody has passed twice\. A -\d+ \(-\d+ for tiles left\)/);
    await expectSaved(file);
  });

  test('scrabble-de: a word stands, tiles are swapped, a player resigns', async () => {
    const [first, second, third] = await lettersOf('scrabble-de', ...FIRST);
    const file = join(folder, 'de.json');
    const lines = [`H8 ${first}${second}`, 'swap q1', 'accept', 'pass', `swap ${third?.toLowerCase()}`, 'B: resign'];
    const { out } = await play('scrabble-de', lines, ...FIRST, '--save', file);
    expect(out).toContain('Unknown tile: 1 (B-04).');
    expect(out).toMatch(/A scores \d+ points\.\nA draws 2 tiles\./);
    expect(out).toContain('A exchanges 1 tile.');
    expect(out).toContain('B leaves the game.\n\nThe game is over: only one player is left.');
    await expectSaved(file);
  });

  test('trickster-nl: a trick square gives a card, and a turn begins when the others agree', async () => {
    const letters = await lettersOf('trickster-nl', ...FIRST);
    const file = join(folder, 'trickster.json');
    // H10 is a trick square.
    const lines = [`H8 ${letters.slice(0, 3).join('')}`, 'accept', 'take 5', 'take', 'discard add-ten', 'accept'];
    const more = ['accept', 'pass', 'card fly B', 'look fly', 'resign'];
    const { out } = await play('trickster-nl', [...lines, ...more], ...FIRST, '--save', file);
    expect(out).toContain('A may take 1 card.');
    expect(out).toContain('A: 1 to take — accept or take [NUMBER]> No card earned (TR-03).');
    expect(out).toContain('A takes 1 card.');
    expect(out).toContain('Cards of A: ');
    expect(out).toContain('Your hand is not full: add-ten (TR-05).');
    expect(out).toContain('A: the turn of B begins — accept');
    expect(out).toContain('Unknown card: fly (TR-02).');
    expect(out).toContain('The game is over');
    await expectSaved(file);
  });

  test('rummikub-sabra: alone, a begin word and giving up', async () => {
    const solo = ['--players', 'A'];
    const word = (await lettersOf('rummikub-sabra', ...solo)).slice(0, 4).join('');
    const file = join(folder, 'sabra.json');
    const lexicon = ['--lexicon', write('words.txt', `${word}\n`)];
    const lines = ['add QQQ', `add ${word.toLowerCase()}`, 'draw', 'pass', 'give-up'];
    const { out } = await play('rummikub-sabra', lines, ...solo, ...lexicon, '--save', file);
    expect(out).toContain(`A arranges the table: ${word} counts`);
    expect(out).toContain('A scores 4 points.');
    expect(out).toContain('The pot is not empty (R-04).');
    expect(out).toContain('The game is over: the player gave up. A 4.\nWon by A.');
    await expectSaved(file);
  });

  test('rummikub-international: an open pot shows its piles', async () => {
    const flags = ['--options', '{"openPot":true,"starter":0}'];
    const file = join(folder, 'international.json');
    const { out } = await play(
      'rummikub-international',
      ['draw 7', 'draw 2', 'table', 'draw', 'resign'],
      ...flags,
      '--save',
      file,
    );
    expect(out).toMatch(/Piles: 0 [A-Z@] \(25\) {3}1 /);
    expect(out).toContain('No such pile (R-14).');
    expect(out).toMatch(/A draws [A-Z@]\./);
    expect(out).toContain('Nothing played (R-04).');
    await expectSaved(file);
  });

  test('without a game it asks which, and who plays, in the language of the player', async () => {
    const { code, out } = await run(['play'], '9\n4\nNoord, Oost\n\nOost: resign\n');
    expect(code).toBe(0);
    expect(out).toContain('1  Dutch Scrabble XL (scrabble-xl-nl)');
    expect(out).toContain('Type a number from 1 to 5, or an id.');
    expect(out).toContain('Won by Noord.');
    const dutch = await run(['play', '--language', 'nl'], '9\n3\nNoord, Oost\n\nOost: opgeven\n');
    expect(dutch.out).toContain('Typ een getal van 1 tot en met 5, of een id.');
    expect(dutch.out).toContain('Oost geeft op.');
    expect(dutch.out).toMatch(/Het spel is uit: er is nog maar één speler over\. .*\nNoord wint\.\n$/);
    expectMisunderstood(await run(['play', '--language', 'fr']), '--language: expected one of nl, de, en');
  });

  test.each([
    ['scrabble-xl-nl', 'pass'],
    ['rummikub-international', 'draw'],
  ])('%s: computer players move by themselves, always legally', async (id, line) => {
    const file = join(folder, `${id}-bots.json`);
    const flags = ['--players', 'Noord', '--bots', 'child, master,child', '--save', file];
    const { code, out, err } = await play(id, [...Array<string>(60).fill(line), 'pass'], ...AUTOMATIC, ...flags);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\nmaster-bot (lays|arranges)/);
    expect(out).toMatch(/\nchild-bot-2 (lays|arranges)/);
    expect(out).toContain('The game is over');
    await expectSaved(file);
  });

  test('people answer before computer players do', async () => {
    const { out } = await play(
      'scrabble-de',
      ['pass', 'accept', 'quit'],
      ...FIRST,
      '--players',
      'Noord',
      '--bots',
      'club',
    );
    expect(out).toMatch(
      /club-bot lays [\s\S]+Noord: club-bot made .+ — accept, dispute \[WORD…\].*> Noord lets it stand\./,
    );
  });

  test('the end of the input ends the game without an error at any point', async () => {
    for (const [args, input] of [
      [['play'], ''],
      [['play'], '1\n'],
      [['play'], '1\nNoord\n'],
      [['play', 'trickster-nl'], 'pass\n'],
      [['play', 'scrabble-de', ...AUTOMATIC], ''],
    ] as const) {
      const { code, out, err } = await run(args, input);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/Goodbye\.\n$/);
    }
  });

  test('bad settings are refused', async () => {
    expectMisunderstood(await play('chess', []), 'game: no game has the id "chess"');
    expectMisunderstood(await play('scrabble-de', [], '--players', 'A'), 'players: the game is for 2 to 4 players');
    expectMisunderstood(await play('scrabble-de', [], '--players', 'A,A'), 'players: two players have the same name');
    expectMisunderstood(await play('scrabble-de', [], '--players', 'A,'), 'players: a player needs a name');
    expectMisunderstood(await play('scrabble-de', [], '--options', '[]'), '--options: expected a JSON object');
    expectMisunderstood(
      await play('scrabble-de', [], '--options', '{"x":1}'),
      'options.x: the game has no such option',
    );
    expectMisunderstood(await play('scrabble-de', [], '--bots', 'fish'), '--bots: no level is called "fish"');
    expectMisunderstood(await play('scrabble-de', [], '--bots', 'club,club,club'), 'players: the game is for 2 to 4');
    expectMisunderstood(await play('scrabble-de', [], '--lexicon', 'nowhere'), '--lexicon: no word list and no file');
    expectMisunderstood(await play('scrabble-de', [], '--save', '/no/folder/x'), '--save: the folder of');
  });
});
