import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** A queue whose first job blocks, so that the others wait. */
function heldQueue() {
  const queue = createFairQueue();
  const done: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const first = queue('first', never, () => released);
  const add = (key: string, name: string, signal = never) =>
    queue(key, signal, async () => {
      done.push(name);
      return name;
    });
  return { add, done, first, release };
}

test('keys take turns, however many jobs one of them has', async () => {
  const { add, done, release } = heldQueue();
  const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1'), add('b', 'b2')];
  release();
  await Promise.all(jobs);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('jobs run one at a time, and each gets its own result', async () => {
  const queue = createFairQueue();
  let running = 0;
  const job = async () => {
    const alone = ++running === 1;
    await new Promise(setImmediate);
    running--;
    return alone;
  };
  expect(await Promise.all(['a', 'b', 'a'].map((key) => queue(key, never, job)))).toEqual([true, true, true]);
});

test('a job whose signal aborts leaves the queue, and never runs', async () => {
  const { add, done, release } = heldQueue();
  const leaving = new AbortController();
  const left = add('a', 'a1', leaving.signal);
  const stays = add('a', 'a2');
  leaving.abort('gone');
  await expect(left).rejects.toBe('gone');
  await expect(add('a', 'a3', leaving.signal)).rejects.toBe('gone');
  release();
  await stays;
  expect(done).toEqual(['a2']);
});

test('the job after a failed one runs', async () => {
  const queue = createFairQueue();
  const failed = queue('a', never, () => Promise.reject(new Error('no')));
  const next = queue('a', never, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
