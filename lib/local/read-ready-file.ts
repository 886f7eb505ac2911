import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../build/paths.ts';
import type { ReadyFile } from './start-product.ts';

/** @throws Error if no product is running */
export function readReadyFile(): ReadyFile {
  const file = join(projectFolder, '.local/ready.json');
  if (!existsSync(file)) throw new Error('Lumitree is not running here; start it with npm start.');
  return JSON.parse(readFileSync(file, 'utf8')) as ReadyFile;
}
