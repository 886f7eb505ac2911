import { expect, test } from 'vitest';
import { restoreDrill } from '../../lib/local/restore-drill.ts';

test('a table restored from an export equals the original, and damage to the table is found and repaired', {
  timeout: 180_000,
}, async () => {
  const report = await restoreDrill();
  expect(report).toMatchObject({
    organizations: 2,
    isEqual: true,
    violations: [],
    isRepaired: true,
    isReplayIdempotent: true,
  });
  expect(report.violationsAfterDeletion).toBeGreaterThan(report.deletedItems / 2);
  expect(report.replayed).toBeGreaterThan(0);
});
