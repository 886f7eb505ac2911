import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../lib/build/paths.ts';

test('two texts beside each other are joined by the gap of the language, since Chinese has no spaces', () => {
  const files = globSync('web/**/*.tsx', { cwd: projectFolder });
  const spaced = files.filter(file =>
    /\{t\([^\n]*\)\}(?: |\{' '\}\s*)\{t\(/.test(readFileSync(`${projectFolder}/${file}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(spaced).toEqual([]);
});
