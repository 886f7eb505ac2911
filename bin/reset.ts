import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../lib/build/paths.ts';
import { holderOf } from '../lib/local/lock.ts';

const folder = join(projectFolder, '.local');
const holder = holderOf(join(folder, 'pid'));

if (holder === undefined) {
  rmSync(folder, { recursive: true, force: true });
  console.log('Everything that was kept here is gone; npm start makes the demonstration anew.');
} else {
  console.error(`Lumitree is running, as process ${holder}. End it first.`);
  process.exitCode = 1;
}
