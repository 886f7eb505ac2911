import { expect, test } from 'vitest';
import type { WorkContext } from '../../../../functions/composition/work-context.ts';
import { announceExpirations } from '../../../../functions/features/organizations/module-access/announce-expirations.ts';

const now = Date.UTC(2026, 10, 21, 12);

/**
 * Runs the hourly task that announces expirations. Returns the queue messages that were sent, and the highest
 * number of messages sent at the same time. `dueOn` returns whose licences or modules end on a date.
 */
async function run(dueOn: (date: string) => string[]) {
  const sent: { group: string; expirations: object[]; once: string | undefined }[] = [];
  let [atOnce, most] = [0, 0];
  const context = {
    now: () => now,
    ownTable: {
      queryAll: async ({ pk }: { pk: string }) => dueOn(pk.replace('X#DUE#', '')).map(sk => ({ pk, sk })),
    },
    queue: {
      send: async (group: string, message: { expirations: object[] }, once?: string) => {
        atOnce++;
        most = Math.max(most, atOnce);
        await new Promise(done => setTimeout(done, 2));
        atOnce--;
        sent.push({ group, expirations: message.expirations, once });
      },
    },
  } as unknown as WorkContext;
  await announceExpirations(context);
  return { sent, most };
}

test('if ten thousand licences end on one day, one queue message per organisation is sent, many of them in parallel', async () => {
  const slugs = Array.from({ length: 10_000 }, (_, index) => `clinic-${index}`);
  const begun = Date.now();
  const { sent, most } = await run(date =>
    date === '2026-12-21' ? slugs.map(slug => `licence#${slug}`) : [],
  );
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(new Set(sent.map(({ group }) => group)).size).toBe(10_000);
  expect(sent).toHaveLength(10_000);
  expect(most).toBeGreaterThan(10);
});

test('the expirations of one organisation are split into queue messages of at most a hundred', async () => {
  const members = Array.from({ length: 250 }, (_, index) => `module#lake#person-${index}#eye`);
  const { sent } = await run(date => (date === '2026-11-28' ? [...members, 'licence#lake'] : []));
  expect(sent.map(({ expirations }) => expirations.length)).toEqual([100, 100, 51]);
  expect(new Set(sent.map(({ once }) => once)).size).toBe(3);
  expect(sent[2]?.expirations.at(-1)).toEqual({ date: '2026-11-28', days: 7 });
});
