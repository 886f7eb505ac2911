import { afterAll } from 'vitest';
import { closeWorld } from '../support/world.ts';

/**
 * Closes the world after a test file that counts all items; otherwise the worker's next file would use it,
 * too.
 */
afterAll(closeWorld);
