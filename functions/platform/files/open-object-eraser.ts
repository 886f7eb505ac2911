import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { ObjectEraser } from './object-eraser.ts';

export type OpenObjectEraser = () => Promise<ObjectEraser>;

/** Deletes objects with the jobs role; loads its client on first use. */
export const openObjectEraser = (environment: Environment): OpenObjectEraser =>
  memoizeAsync(async () => new (await import('./object-eraser.ts')).ObjectEraser(environment));
