import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../lib/build/paths.ts';
import { AlreadyRunningError, acquireLock } from '../lib/local/lock.ts';

const folder = join(projectFolder, '.local');

try {
  acquireLock(folder)();
  rmSync(folder, { recursive: true, force: true });
  console.log('All local data is deleted; npm start creates the demo again.');
} catch (error) {
  if (!(error instanceof AlreadyRunningError)) throw error;
  console.error(`${error.message} End it first.`);
  process.exitCode = 1;
}
