import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../lib/build/paths.ts';

test('no page writes a date only in digits, such as 2026-11-05; months are written as 11月 or Nov', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: projectFolder });
  const inDigits = files.filter(file =>
    /month: '(2-digit|numeric)'/.test(readFileSync(`${projectFolder}/${file}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(inDigits).toEqual([]);
});
