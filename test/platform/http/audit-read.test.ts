import { expect, test } from 'vitest';
import { auditRead } from '../../../functions/platform/http/audit-read.ts';
import type { AuthorizedCall } from '../../../functions/platform/http/authenticate-request.ts';
import type { Table } from '../../../functions/platform/storage/table.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';

const minute = 60_000;

/**
 * Returns a function that reads a list of cases as one person, through a table whose first `failures`
 * requests fail.
 */
function reader(failures = 0) {
  const stored: unknown[] = [];
  let left = failures;
  const putIfAbsent = async ({ sk }: { sk: string }) => {
    if (left-- > 0) throw new Error('no answer');
    stored.push(sk);
  };
  const table = { putIfAbsent } as unknown as Table;
  const tables = { ownTable: table, forOrganization: () => table };
  const read = (at: number, by = 'ada', organization = 'clinic') => {
    const origin = { organization, by, network: undefined, requestId: 'r', now: () => at };
    return auditRead({ tables }, cases.searchCases, { origin } as unknown as AuthorizedCall, {});
  };
  return { stored, read };
}

test('the audit records reads by one person within a minute once, and reads by others or in other minutes separately', async () => {
  const { stored, read } = reader();
  await Promise.all([read(0), read(1), read(minute - 1)]);
  expect(stored).toHaveLength(1);
  await read(minute);
  await read(minute, 'ben');
  expect(new Set(stored).size).toBe(3);
});

test('the same read of one person in two organisations that share a table is recorded in both', async () => {
  const { stored, read } = reader();
  await read(0);
  await read(0, 'ada', 'school');
  expect(stored).toHaveLength(2);
});

test('reading data fails as long as the read cannot be recorded in the audit', async () => {
  const { stored, read } = reader(2);
  await expect(read(0)).rejects.toThrow('no answer');
  await expect(read(0)).rejects.toThrow('no answer');
  await read(0);
  expect(stored).toHaveLength(1);
});
