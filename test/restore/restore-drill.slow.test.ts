import { expect, test } from 'vitest';
import { restoreDrill } from '../../lib/local/restore-drill.ts';

test('a table that was exported is restored equal, checked, and put right where it is damaged', {
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
