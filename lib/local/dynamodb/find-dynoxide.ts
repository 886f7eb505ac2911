import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Finds the program of the DynamoDB stand-in: at `DYNOXIDE_BIN`, or else in the package for this platform.
 * @throws Error that says what to do if there is none
 */
export function findDynoxide(): string {
  if (process.env.DYNOXIDE_BIN) return process.env.DYNOXIDE_BIN;
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const file = join(folder, program);
    if (existsSync(file)) return file;
  } catch {
    // The package is not installed; the error below says so.
  }
  throw new Error(`${name} is not installed: run npm install, or set DYNOXIDE_BIN to a dynoxide 1.2.1`);
}
