import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '../../../lib/local/cognito/operations.ts';
import { unsignedOperations } from './list-unsigned-operations.ts';

test('the stand-in of Cognito knows exactly the operations that Cognito allows without a signature', () => {
  const unsigned = [...operations].filter(([, { needsIam }]) => !needsIam).map(([name]) => name);
  expect(unsigned.toSorted()).toEqual(unsignedOperations());
});

test('the security page states for each Cognito operation what a stolen token can do', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const [, section = ''] = page.split('## What Cognito does without a signature\n');
  const [rows = ''] = section.split('\n## ');
  const listed = [...rows.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(unsignedOperations());
});
