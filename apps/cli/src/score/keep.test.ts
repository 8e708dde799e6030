/** The scorekeeper in the terminal, as a process with typed input. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, build, run } from '../tool.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-score-'));
beforeAll(build);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => join(folder, `${name}.json`);

function keep(name: string, lines: readonly string[], ...flags: string[]) {
  return run(['score', '--keep', fileOf(name), ...flags], lines.map((line) => `${line}\n`).join(''));
}

/** What `lettertafel score` prints for the written file. */
async function scored(name: string) {
  const { out } = await run(['score', fileOf(name)]);
  return JSON.parse(out);
}

const XL = ['--game', 'scrabble-xl-nl', '--players', 'Noord,Oost'];
const DE = ['--game', 'scrabble-de', '--players', 'Noord,Oost'];

describe.concurrent('score --keep', () => {
  test('turns, a correction by number, undo and the end come to a sheet that scores the same', async () => {
    const lines = [
      'H5 TREINEN',
      'g10 zie',
      'pass',
      'change 3 5D SNOET',
      'delete 2',
      'undo',
      'score 3 20',
      'Oost: points -5',
      'end Oost=XA out=Noord',
      'show',
    ];
    const { code, out, err } = await keep('game', lines, ...XL);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('1. Noord lays H5 TREINEN: 68 (TREINEN 18, all tiles 50), 68 in all.');
    expect(out).toContain('2. Oost lays G10 ZIE: 13 (ZIE 6, ZE 5, IN 2), 13 in all.');
    expect(out).toContain('3. Noord lays 5D SNOET: 14 (SNOET 14), 82 in all.');
    expect(out).toContain('Deleted line 2.');
    expect(out).toContain('Undone. Lines: 3.');
    expect(out).toContain('3. Noord lays 5D SNOET: 20 (SNOET 14) [by hand], 88 in all.');
    expect(out).toContain('Won by Noord.');
    expect(out).toMatch(/Goodbye\.\n$/);
    expect(await scored('game')).toMatchObject({ totals: { Noord: 97, Oost: -1 }, winners: ['Noord'] });
  });

  test('a dispute is decided by the list, by the players’ own dictionary or by a ruling', async () => {
    const lines = ['H4 GRÜNDE', 'dispute', '9H ENQ', 'dispute', '9H ENQ', 'allow', 'change 6 bad', 'dispute'];
    const { out } = await keep('disputes', lines, ...DE);
    expect(out).toContain('2. Oost disputes GRÜNDE, valid: -10, -10 in all.');
    expect(out).toContain('4. Noord disputes ENQ, not valid: ENQ: 0, 28 in all.');
    expect(out).toContain('6. Oost disputes ENQ, allowed by the players');
    expect(out).toContain('6. Oost disputes ENQ, not valid: ENQ');
    expect(out).toContain('Nothing can be disputed now.');
    const { lines: kept } = await scored('disputes');
    expect(kept.map(({ do: doing, lost }: { do: string; lost?: true }) => [doing, lost ?? false])).toEqual([
      ['lay', false],
      ['dispute', false],
      ['lay', true],
      ['dispute', false],
      ['lay', true],
      ['dispute', false],
    ]);
  });

  test('Woord-Rummikub and trick cards', async () => {
    const table = await keep(
      'table',
      ['add HUT', 'draw 2', 'table HOUTEN', 'undo', 'table HOUTEN from 1 1 1', 'insert 2 Noord: pass', 'end Oost=AE'],
      ...['--game', 'rummikub-sabra', '--players', 'Noord,Oost', '--options', '{"openPot":true}'],
    );
    expect(table.out).toContain('1. Noord arranges HUT: 3 (HUT counts, H U T from the rack), 3 in all.');
    expect(table.out).toContain('2. Oost draws a tile from pile 2');
    expect(table.out).toContain('The pot is not empty (R-04).');
    expect((await scored('table')).totals).toEqual({ Noord: 9, Oost: -2 });
    const cards = await keep(
      'cards',
      ['H6 WONEN', 'take 2', 'pass', 'card peek-rack Oost', 'Oost: cancel peek-rack', '! Oost: cancel peek-rack'],
      ...['--game', 'trickster-nl', '--players', 'Noord,Oost'],
    );
    expect(cards.out).toContain('2. Noord takes 2 cards');
    expect(cards.out).toContain('4. Noord plays peek-rack against Oost: 0');
    // By the sheet the opponent holds no card.
    expect(cards.out).toContain(
      'You do not have that card: cancel-card (TR-05). You can only play cards from your own hand.\nTo write it anyway',
    );
    expect(cards.out).toContain('4. Noord plays peek-rack against Oost, cancelled: peek-rack');
  });

  test('what breaks a rule is refused once, and written after !', async () => {
    const { out } = await keep('forced', ['A1 QUA', '! A1 QUA', 'score 1 12', 'quit'], ...XL);
    expect(out).toMatch(/Not over the centre: .*\(B-08\)\. .*\nTo write it anyway, type: ! A1 QUA/);
    expect(out).toContain('1. Noord lays A1 QUA: 0, 0 in all.\n   ! Not over the centre');
    expect((await scored('forced')).totals).toEqual({ Noord: 12, Oost: 0 });
  });

  test('an existing sheet is continued', async () => {
    await keep('later', ['H5 TREINEN'], ...XL);
    const { out } = await keep('later', ['G10 ZIE']);
    expect(out).toContain('1. Noord lays H5 TREINEN: 68');
    expect(out).toContain('2. Oost lays G10 ZIE: 13');
    expect(readdirSync(folder).filter((name) => name.startsWith('later'))).toEqual(['later.json']);
  });

  test('a line that is acknowledged survives a crash', async () => {
    const tool = spawn(process.execPath, [BIN, 'score', '--keep', fileOf('crash'), ...XL]);
    let out = '';
    const isTold = new Promise<void>((resolve) => {
      tool.stdout.on('data', (chunk) => {
        out += chunk;
        if (out.includes('2. Oost lays')) resolve();
      });
    });
    tool.stdin.write('H5 TREINEN\nG10 ZIE\n');
    await isTold;
    tool.kill('SIGKILL');
    await once(tool, 'exit');
    expect((await scored('crash')).totals).toEqual({ Noord: 68, Oost: 13 });
  });

  test('bad input is answered with one sentence, and nothing is written', async () => {
    const lines = [
      'fly',
      'H5',
      'change 9 pass',
      'undo',
      'dispute',
      'cancel add-ten',
      '{"do":"fly"}',
      '{"by":7,"do":"pass"}',
    ];
    const { code, out } = await keep('bad', [...lines, '', 'help'], ...XL);
    expect(code).toBe(0);
    for (const sentence of [
      'Unknown command; type `help` for the commands.',
      'Which word lies at H5?',
      'There is no line yet.',
      'There is nothing to undo.',
      'Nothing can be disputed now.',
      'No card was played in the line before.',
      'do: no line is called "fly"',
      'by: expected at most 3',
      'What can be typed:',
    ]) {
      expect(out).toContain(sentence);
    }
    expect(JSON.parse(readFileSync(fileOf('bad'), 'utf8')).lines).toEqual([]);
  });

  test('without a game it asks which, and who plays', async () => {
    const { code, out } = await keep('asked', ['9', '1', 'Noord, Oost', 'H5 TREINEN']);
    expect(code).toBe(0);
    expect(out).toContain('Type a number from 1 to 5, or an id.');
    expect((await scored('asked')).totals).toEqual({ Noord: 68, Oost: 0 });
  });

  test('bad settings and files are refused', async () => {
    writeFileSync(fileOf('broken'), '{"game":');
    writeFileSync(fileOf('other'), '{"game":5}');
    const refused = async (name: string, ...flags: string[]) => {
      const { code, err } = await keep(name, [], ...flags);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('broken')).toContain('the input is not JSON');
    expect(await refused('other')).toBe('lettertafel: game: expected text\n');
    expect(await refused('new', '--game', 'chess', '--players', 'A,B')).toContain('game: no game has this id');
    expect(await refused('new', ...XL, '--starter', 'Zuid')).toContain('--starter: expected one of Noord, Oost');
    expect(await refused('new', ...XL, '--options', '{"x":1}')).toContain('options.x: the game has no such option');
    expect(await refused('new', '--game', 'scrabble-de', '--players', 'A,A')).toContain(
      'two players have the same name',
    );
    expect(await refused('no/folder', ...XL)).toContain('cannot write');
  });
});
