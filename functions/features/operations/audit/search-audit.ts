import { caseIdFromChildId, idKindOf } from '../../../../shared/core/ids.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { dayAfter, startOfDay } from './days.ts';

/** The case that a record is or belongs to. */
function caseOf(record: string): string | undefined {
  const kind = idKindOf(record);
  if (kind === 'case') return record;
  return kind === 'eyeReport' ? caseIdFromChildId(record) : undefined;
}

/** The person id of a person or module access record. */
const personOf = (record: string) => record.split('#')[0] ?? record;

/** Names are current. Children are named only to admins who may see them. */
export const searchAuditHandler: Handler<typeof audit.searchAudit> = async (
  { kind, by, record, from, to, cursor, limit },
  { audit: store, cases, members, actor, organization, now },
) => {
  const { timeZone } = organization;
  const present = new Date(now()).toISOString();
  const end = to === null ? present : startOfDay(dayAfter(to), timeZone);
  const { page, place } = readPageCursor(cursor);
  const beginning = `${(await store.firstEventAt()).slice(0, 16)}:00.000Z`;
  const earliest = from === null ? beginning : startOfDay(from, timeZone);
  const wanted = {
    kind,
    by,
    record,
    limit,
    from: earliest < beginning ? beginning : earliest,
    until: end < present ? end : present,
  };
  const { lines, next } = await store.listPage(wanted, place);
  const people = lines.flatMap(line => [line.by, personOf(line.record)]);
  const children = [...new Set(lines.flatMap(line => caseOf(line.record) ?? []))];
  const viewer = { id: actor.id, scope: permissionScope(actor, 'case:read') };
  const [names, childNames] = await Promise.all([members.namesOf(people), cases.namesFor(viewer, children)]);
  const nameOf = (id: string) => childNames.get(caseOf(id) ?? '') ?? names.get(personOf(id)) ?? null;
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
