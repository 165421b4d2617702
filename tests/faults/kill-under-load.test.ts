import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

test('x', ()=>{});
