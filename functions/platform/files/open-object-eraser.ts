import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { ObjectEraser } from './object-eraser.ts';

export type OpenObjectEraser = () => Promise<ObjectEraser>;

/**
 * Opens the eraser of stored objects, which uses the IAM role of the Lambda; loads its client on first use.
 */
export const openObjectEraser = (environment: Environment): OpenObjectEraser =>
  memoizeAsync(async () => new (await import('./object-eraser.ts')).ObjectEraser(environment));
