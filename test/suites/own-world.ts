import { afterAll } from 'vitest';
import { closeWorld } from '../support/world.ts';

/** For files that count all items: modules stay loaded in the worker, so the world is closed after the file. */
afterAll(closeWorld);
