import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../lib/build/paths.ts';
import { AlreadyRunningError, acquireLock } from '../lib/local/lock.ts';

const folder = join(projectFolder, '.local');

try {
  requireNobodyRuns();
  rmSync(folder, { recursive: true, force: true });
  console.log('All local data is deleted; npm start creates the demo again.');
} catch (error) {
  const { message } = error as Error;
  const isRunning = error instanceof AlreadyRunningError;
  console.error(isRunning ? `${message} End it first.` : `${folder} cannot be deleted: ${message}`);
  process.exitCode = 1;
}

/**
 * Checks that the product is not running here. Ignores a damaged lock file, because the reset deletes it.
 * @throws AlreadyRunningError if the product is running
 */
function requireNobodyRuns(): void {
  try {
    acquireLock(folder)();
  } catch (error) {
    if (error instanceof AlreadyRunningError) throw error;
  }
}
