import { afterEach, expect, test, vi } from 'vitest';
import { allConsentsQuery } from '../../../../web/features/consent/consents/queries.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import type { Caller } from '../../../support/caller.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';

afterEach(restoreApi);

test('what a family has not agreed to is judged from all of its consents, also beyond the first page', async () => {
  const pages: Record<string, unknown> = {
    '': { data: [{ id: 'con_1' }], meta: { next: 'more' } },
    more: { data: [{ id: 'con_2' }], meta: { next: null } },
  };
  const send = vi.fn(async (_method: string, path: string) => {
    const { searchParams } = new URL(path, 'https://api.example');
    return { status: 200, text: JSON.stringify({ data: pages[searchParams.get('cursor') ?? ''] }) };
  });
  stubApi({ send } as unknown as Caller);
  const all = await queryClient.fetchQuery(allConsentsQuery(`case_${'A'.repeat(22)}`));
  expect(all.map(({ id }) => id)).toEqual(['con_1', 'con_2']);
});
