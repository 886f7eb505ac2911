import { canSeeRestricted } from '../../../../shared/core/can-see-case.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Case, CaseFilters } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { WholeCasesStore } from './whole/whole-cases-store.ts';

/** Reads complete cases (not only list rows) that the caller may see. */
export const readCases: Handler<typeof cases.readCases> = async (
  { ids, fileNumber, text, isWholeName, status, birthFrom, birthTo, savedFrom, savedTo, limit, cursor },
  { organization, actor, scope, cases, openStore, now },
) => {
  const viewer = { id: actor.id, scope, role: actor.role };
  const whole = openStore(WholeCasesStore);
  const { page, place } = readPageCursor(cursor);
  const isBorn = ({ birthDate }: Pick<Case, 'birthDate'>) =>
    (!birthFrom || (birthDate ?? '') >= birthFrom) &&
    (!birthTo || (birthDate !== null && birthDate <= birthTo));
  const isWanted = (record: Case) =>
    record.status === status &&
    isBorn(record) &&
    (!savedFrom || Date.parse(record.updatedAt) >= Date.parse(savedFrom)) &&
    (!savedTo || Date.parse(record.updatedAt) <= Date.parse(savedTo));
  const pageOf = (records: Case[], next: string | null) =>
    cursorPage(records.filter(isWanted), { page, perPage: limit, next, total: null });
  if (status === 'restricted' && !canSeeRestricted(actor)) return pageOf([], null);
  if (ids) return pageOf(await whole.read(ids, viewer), null);
  if (fileNumber !== null) return pageOf(await whole.numbered(fileNumber, viewer), null);
  const today = todayIn(organization.timeZone, now());
  const search = { ...CaseFilters.parse({ status }), text, isWholeName, today, sort: 'updated' as const };
  const { rows, next } = await cases.find({ ...search, limit, cursor: place }, viewer);
  const records = await whole.read(
    rows.filter(isBorn).map(({ id }) => id),
    viewer,
  );
  const isPast =
    text === '' &&
    savedFrom &&
    records.some(({ updatedAt }) => Date.parse(updatedAt) < Date.parse(savedFrom));
  return pageOf(records, isPast ? null : next);
};
