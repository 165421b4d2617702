import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A queue whose first job blocks, so that the others wait. */
function heldQueue() {
  const queue = createFairQueue({ perKey: 3, total: 6 });
  const done: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const first = queue('first', never, () => released);
  const add = (key: string, name: string, signal = never) =>
    queue(key, signal, async () => {
      done.push(name);
      return name;
    });
  return { queue, add, done, first, release };
}

/** A job that holds what it was given. In a function of its own: a closure of the test would hold all its variables. */
function keeping(photo: object) {
  return async () => photo;
}

test('keys take turns, however many jobs one of them has', async () => {
  const { add, done, release } = heldQueue();
  const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1'), add('b', 'b2')];
  release();
  await Promise.all(jobs);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('jobs run one at a time, and each gets its own result', async () => {
  const queue = createFairQueue({ perKey: 3, total: 6 });
  let running = 0;
  const job = async () => {
    const alone = ++running === 1;
    await nextTurn();
    running--;
    return alone;
  };
  expect(await Promise.all(['a', 'b', 'a'].map((key) => queue(key, never, job)))).toEqual([true, true, true]);
});

test('more jobs than may wait, of one key or of all, are refused at once', async () => {
  const { add, done, release } = heldQueue();
  const waiting = ['a', 'a', 'a', 'b', 'c', 'd'].map((key, index) => add(key, `${key}${index}`));
  for (const key of ['a', 'e']) await expect(add(key, 'refused')).rejects.toMatchObject({ status: 503 });
  release();
  await Promise.all(waiting);
  expect(done).toHaveLength(6);
  expect(await add('a', 'later')).toBe('later');
});

test('between two jobs the event loop turns', async () => {
  const { add, release } = heldQueue();
  let turns = 0;
  const job = add('a', 'a1').then(() => {
    turns = 0;
    setImmediate(() => turns++);
  });
  const last = add('a', 'a2');
  release();
  await Promise.all([job, last]);
  expect(turns).toBe(1);
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

test('jobs that have left take no place of others', async () => {
  const { add, release } = heldQueue();
  const leaving = new AbortController();
  const left = ['a', 'a', 'a', 'b', 'b', 'b'].map((key) => add(key, 'left', leaving.signal));
  leaving.abort('gone');
  expect(await Promise.allSettled(left)).toHaveLength(6);
  const stays = ['a', 'c'].map((key) => add(key, key));
  release();
  expect(await Promise.all(stays)).toEqual(['a', 'c']);
});

test('who has left holds no memory while others wait', async () => {
  const { queue } = heldQueue();
  const leaving = new AbortController();
  let photo: object | undefined = {};
  const held = new WeakRef(photo);
  const left = queue('a', leaving.signal, keeping(photo));
  photo = undefined;
  leaving.abort('gone');
  await expect(left).rejects.toBe('gone');
  await nextTurn();
  collectGarbage();
  expect(held.deref()).toBeUndefined();
});

test('a job that ran holds no memory while its signal lives', async () => {
  const { queue, release } = heldQueue();
  release();
  const living = new AbortController();
  let photo: object | undefined = {};
  const held = new WeakRef(photo);
  await queue('a', living.signal, keeping(photo));
  photo = undefined;
  // The queue waits for a turn itself before it lets go of the job.
  await queue('a', living.signal, async () => {});
  collectGarbage();
  expect(held.deref()).toBeUndefined();
  expect(living.signal.aborted).toBe(false);
});

test('the job after a failed one runs', async () => {
  const queue = createFairQueue({ perKey: 3, total: 6 });
  const failed = queue('a', never, () => Promise.reject(new Error('no')));
  const next = queue('a', never, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
