import { afterAll } from 'vitest';
import { closeWorld } from '../support/world.ts';

/**
 * Closes the product ("world") after a test file that counts all items, so that the next test file of the
 * worker starts another one.
 */
afterAll(closeWorld);
