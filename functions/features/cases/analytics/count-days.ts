import type { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import type { AnalyticsKind, CountedDay } from '../../../../shared/features/cases/analytics/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { DaysStore } from './days-store.ts';

export const countDays: Handler<typeof analytics.countDays> = async ({ from, to }, context) => {
  const { actor, scope, organization, modules, daySources, openStore } = context;
  const store = openStore(DaysStore);
  const viewer = { id: actor.id, scope, role: actor.role };
  const [granted, seen] = await Promise.all([modules.listGranted(actor.id), store.seenBy(viewer)]);
  const sources = daySources.filter(({ module }) => module === null || granted.includes(module));
  const range = { from, to, timeZone: organization.timeZone, viewer, ...seen, context };
  const found = await Promise.all(sources.map(source => store.list(source, range)));
  const days = new Map<string, CountedDay['counts']>();
  for (const [index, { kind }] of sources.entries()) addDays(days, kind, found[index] ?? []);
  return {
    kinds: sources.map(({ kind }) => kind),
    days: [...days].sort().map(([date, counts]) => ({ date, counts })),
  };
};

function addDays(days: Map<string, CountedDay['counts']>, kind: AnalyticsKind, dates: string[]): void {
  for (const date of dates) {
    const counts = days.get(date) ?? {};
    days.set(date, { ...counts, [kind]: (counts[kind] ?? 0) + 1 });
  }
}
