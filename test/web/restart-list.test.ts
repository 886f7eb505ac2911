import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callContext } from '../../web/platform/api/call-context.ts';
import { CallError } from '../../web/platform/api/call-error.ts';
import { queryClient } from '../../web/platform/api/query-client.ts';

/** Opens a list of two pages; loading the second page can fail. */
function openList(refusal: () => CallError | undefined) {
  const asked: (string | null)[] = [];
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['a list', crypto.randomUUID()],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      const error = pageParam === null ? undefined : refusal();
      if (error) throw error;
      return { rows: [pageParam ?? 'first'], next: pageParam === null ? 'second' : null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return { list, asked, close: list.subscribe(() => {}) };
}

const rowsOf = ({ list }: ReturnType<typeof openList>) =>
  list.getCurrentResult().data?.pages.flatMap(({ rows }) => rows);

test('a list whose cursor has expired is reloaded from its beginning with an announcement', async () => {
  const announce = vi.spyOn(callContext, 'onListRestart');
  let refusal: CallError | undefined = new CallError('request.invalid', 400, {
    fields: { cursor: 'validation.cursor' },
  });
  const open = openList(() => refusal);
  await vi.waitFor(() => expect(rowsOf(open)).toEqual(['first']));
  await open.list.fetchNextPage();
  await vi.waitFor(() =>
    expect(open.list.getCurrentResult()).toMatchObject({ status: 'success', error: null }),
  );
  expect(open.asked).toEqual([null, 'second', null]);
  expect(announce).toHaveBeenCalledOnce();
  refusal = undefined;
  await open.list.fetchNextPage();
  expect(rowsOf(open)).toEqual(['first', 'second']);
  open.close();
});

test('a list that cannot be loaded because of another error shows the error and is not reloaded', async () => {
  const open = openList(() => new CallError('permission.denied', 403));
  await vi.waitFor(() => expect(rowsOf(open)).toEqual(['first']));
  await open.list.fetchNextPage();
  expect(open.list.getCurrentResult().error).toMatchObject({ code: 'permission.denied' });
  expect(open.asked).toEqual([null, 'second']);
  open.close();
});
