import { expect, test, vi } from 'vitest';
import { lazyContext, storesIn } from '../../functions/composition/lazy-stores.ts';
import type { Table } from '../../functions/platform/storage/table.ts';

test('a store is created only once and at its first use, and unused stores are not created', () => {
  const [used, unused] = [vi.fn(() => ({ name: 'used' })), vi.fn(() => ({ name: 'unused' }))];
  const context = lazyContext({ organization: 'here' }, { used, unused });
  expect(used).not.toHaveBeenCalled();
  expect(context.used).toBe(context.used);
  expect(context.organization).toBe('here');
  expect(used).toHaveBeenCalledTimes(1);
  expect(unused).not.toHaveBeenCalled();
});

test('a store is created with the table and organisation of the request', () => {
  const table = {} as Table;
  const origin = { organization: 'here', by: 'x', requestId: 'x', idempotency: undefined, now: Date.now };
  const Store = class {
    readonly bound: unknown[];
    constructor(...bound: unknown[]) {
      this.bound = bound;
    }
  };
  expect(storesIn({ table, organization: 'here', origin })(Store)().bound).toEqual([table, 'here', origin]);
});
