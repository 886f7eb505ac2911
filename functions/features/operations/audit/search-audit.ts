import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { caseIdOf } from '../../../../shared/core/ids.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { dayAfter, startOfDay } from './days.ts';

/** The person id of a person or module access record. */
const personOf = (record: string) => record.split('#')[0] ?? record;

/** Names are current. Children are named only to admins who may see them. */
export const searchAuditHandler: Handler<typeof audit.searchAudit> = async (
  { kind, by, record, from, to, cursor, limit },
  { audit: store, cases, members, actor, organization, now },
) => {
  const { timeZone } = organization;
  const { page, place } = readPageCursor(cursor);
  const beginning = `${(await store.firstEventAt()).slice(0, 16)}:00.000Z`;
  const earliest = from === null ? beginning : startOfDay(from, timeZone);
  const wanted = {
    kind,
    by,
    record,
    limit,
    from: earliest < beginning ? beginning : earliest,
    until: to === null ? new Date(now()).toISOString() : startOfDay(dayAfter(to), timeZone),
  };
  const { lines, next } = await store.listPage(wanted, place);
  const people = lines.flatMap(line => [line.by, personOf(line.record)]);
  const children = [...new Set(lines.flatMap(line => caseIdOf(line.record) ?? []))];
  const [names, found] = await Promise.all([members.namesOf(people), cases.getAll(children)]);
  const viewer = { id: actor.id, scope: permissionScope(actor, 'case:read') };
  const childNames = new Map(
    found.flatMap(one => (one && canSeeCase(viewer, one) ? [[one.id, one.fullName]] : [])),
  );
  const nameOf = (id: string) => childNames.get(caseIdOf(id) ?? '') ?? names.get(personOf(id)) ?? null;
  const rows = lines
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ id, at, act, detail, network = null, ...line }) => ({
      id,
      at,
      act,
      by: { id: line.by, name: names.get(line.by) ?? null },
      record: { id: line.record, name: nameOf(line.record) },
      fields: detail.fields,
      network,
    }));
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
