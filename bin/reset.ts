import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../lib/build/paths.ts';
import { AlreadyRunning, takeLock } from '../lib/local/lock.ts';

const folder = join(projectFolder, '.local');

try {
  takeLock(folder)();
  rmSync(folder, { recursive: true, force: true });
  console.log('All local data is deleted; npm start creates the demo again.');
} catch (error) {
  if (!(error instanceof AlreadyRunning)) throw error;
  console.error(`${error.message} End it first.`);
  process.exitCode = 1;
}
