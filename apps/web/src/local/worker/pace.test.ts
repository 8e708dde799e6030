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
  const move = choose('position').then((answer) => told.push(answer));
  return { thought, pause, told, pauses, move };
}

test('a move that is found at once waits until people have seen the one before', async () => {
  const { thought, pause, told, pauses, move } = makeBot();
  thought.resolve('PLAY');
  await thought.promise;
  expect(told).toEqual([]);
  expect(pauses).toEqual([900]);
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
