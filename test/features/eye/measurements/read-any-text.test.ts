import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurementsIn, readTable } from './read-file.ts';

test('any text can be read as a measurement file, quickly and without an error', () => {
  const piece = fc.constantFrom(
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    'AL',
    'DOB',
    '24,1',
    '=1+1',
    'R',
    ' ',
    '2026-01-01',
    '陈',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), pieces => {
      const table = readTable(pieces.join(''));
      if (!('problem' in table)) measurementsIn(pieces.join(''));
    }),
  );
  const worst = [
    '"'.repeat(1e6),
    ','.repeat(1e6),
    '\n'.repeat(1e6),
    'a'.repeat(5e6),
    '1 '.repeat(2e6),
    `${'('.repeat(1e6)},AL\n1,2`,
  ];
  for (const text of worst) {
    const start = performance.now();
    const table = readTable(text);
    if (!('problem' in table)) measurementsIn(text);
    expect(performance.now() - start, text.slice(0, 3)).toBeLessThan(3_000);
  }
});
