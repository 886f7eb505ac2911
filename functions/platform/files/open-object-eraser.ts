import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { ObjectEraser } from './object-eraser.ts';

export type OpenObjectEraser = () => Promise<ObjectEraser>;

/** Deletes objects under the role of the jobs; its client is loaded when it is needed. */
export const openObjectEraser = (environment: Environment): OpenObjectEraser =>
  memoizeAsync(async () => new (await import('./object-eraser.ts')).ObjectEraser(environment));
