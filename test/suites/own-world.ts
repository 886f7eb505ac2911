import { afterAll } from 'vitest';
import { closeWorld } from '../support/world.ts';

/** For files that count all that there is: the modules stay loaded in the worker, its world ends with the file. */
afterAll(closeWorld);
