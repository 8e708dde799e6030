import { expect, test } from 'vitest';
import { paced } from './pace.ts';

/** A promise that the test resolves. */
function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const QUESTION = { table: 'table', seat: 1, view: { turn: 1, turnNumber: 3 } };

function makeBot() {
  const [thought, pause] = [later<string>(), later<void>()];
  const told: string[] = [];
  const pauses: number[] = [];
  const choose = paced(() => thought.promise, {
    random: () => 0,
    pause(milliseconds) {
      pauses.push(milliseconds);
      return pause.promise;
    },
  });
  const move = choose(QUESTION).then((answer) => told.push(answer));
  return { thought, pause, told, pauses, move };
}

test('a move that is found at once waits until people have seen the one before', async () => {
  const { thought, pause, told, pauses, move } = makeBot();
  thought.resolve('PLAY');
  await thought.promise;
  expect(told).toEqual([]);
  expect(pauses).toEqual([1600]);
  pause.resolve();
  await move;
  expect(told).toEqual(['PLAY']);
});

test('a bot that thinks longer than that answers as soon as it is done', async () => {
  const { thought, pause, told, move } = makeBot();
  pause.resolve();
  await pause.promise;
  expect(told).toEqual([]);
  thought.resolve('PLAY');
  await move;
  expect(told).toEqual(['PLAY']);
});

test('the play before a turn is read at leisure; answers, and further moves of a turn, come sooner', async () => {
  const pauses: number[] = [];
  const choose = paced(async () => 'PLAY', { random: () => 1, pause: async (time) => void pauses.push(time) });
  for (const view of [
    { turn: 0, turnNumber: 2 },
    { turn: 1, turnNumber: 3 },
    { turn: 1, turnNumber: 3 },
    { turn: 1, turnNumber: 5 },
  ])
    await choose({ ...QUESTION, view });
  expect(pauses).toEqual([1200, 1900, 1200, 1900]);
});
