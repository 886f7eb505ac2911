import { afterAll } from 'vitest';
import { closeWorld } from '../support/world.ts';

/**
 * Closes the test environment ("world") after a test file that counts all items. Otherwise the next file of
 * the same worker would use it too.
 */
afterAll(closeWorld);
