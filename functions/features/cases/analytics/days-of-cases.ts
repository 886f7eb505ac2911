import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { CountedRange } from '../../../composition/day-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { startOfDay } from '../../../platform/days.ts';
import { firstIdAt, timeOfId } from '../../../platform/storage/new-id.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import { caseList } from '../keys.ts';

/** Days on which cases were added; merged cases are not counted. */
export async function daysOfCases(
  { table, organization }: StoreScope,
  { from, to, timeZone, viewer, caseIds }: CountedRange,
): Promise<string[]> {
  const start = startOfDay(from, timeZone);
  const end = startOfDay(daysAfter(to, 1), timeZone);
  const isWithin = (at: string) => at >= start && at < end;
  const found = caseIds === null ? await listAdded() : await listOwn(caseIds);
  return found
    .map(timeOfId)
    .filter(isWithin)
    .map(at => todayIn(timeZone, Date.parse(at)));

  async function listAdded(): Promise<string[]> {
    const statuses = (['active', 'archived', 'restricted'] as const).filter(
      status => status !== 'restricted' || viewer.role === 'admin',
    );
    const between: [string, string] = [
      firstIdAt('case', Date.parse(start)),
      firstIdAt('case', Date.parse(end)),
    ];
    const lists = await Promise.all(
      statuses.map(status => table.queryAll(caseList.added(organization, status), { between })),
    );
    return lists.flat().map(({ sk }) => sk);
  }

  async function listOwn(ids: readonly string[]): Promise<string[]> {
    const cases = await readCases(table, organization, ids, viewer);
    return [...new Set([...cases.values()].map(({ id }) => id))];
  }
}
