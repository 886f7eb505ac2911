import { caseIdOf } from '../../../../shared/core/ids.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { dayAfter, startOfDay } from '../../../platform/days.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { type AuditLine, AuditStore } from './audit-store.ts';

/** Id of the person whom an event about an invitation, a membership or a module access concerns. */
const personOf = ({ record, detail }: AuditLine) => detail.person ?? record.split('#')[0] ?? record;

/** Lists audit events with current names of people. Admins get names only of children whom they may see. */
export const searchAudit: Handler<typeof audit.searchAudit> = async (
  { kind, by, record, from, to, cursor, limit },
  { openStore, cases, members, actor, organization, now },
) => {
  const store = openStore(AuditStore);
  const { timeZone } = organization;
  const present = new Date(now()).toISOString();
  const end = to === null ? present : startOfDay(dayAfter(to), timeZone);
  const { page, place } = readPageCursor(cursor);
  const beginning = `${(await store.firstEventAt()).slice(0, 16)}:00.000Z`;
  const earliest = from === null ? beginning : startOfDay(from, timeZone);
  const query = {
    kind,
    by,
    record,
    limit,
    from: earliest < beginning ? beginning : earliest,
    until: end < present ? end : present,
  };
  const { lines, next } = await store.listPage(query, place);
  const people = lines.flatMap(line => [
    line.by,
    personOf(line),
    ...(line.detail.added ?? []),
    ...(line.detail.removed ?? []),
  ]);
  const children = [...new Set(lines.flatMap(line => caseIdOf(line.record) ?? []))];
  const viewer = { id: actor.id, scope: permissionScope(actor, 'case:read') };
  const [names, childNames] = await Promise.all([members.namesOf(people), cases.namesFor(viewer, children)]);
  const nameOf = (line: AuditLine) =>
    childNames.get(caseIdOf(line.record) ?? '') ?? names.get(personOf(line)) ?? null;
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  const rows = lines
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map(line => ({
      id: line.id,
      at: line.at,
      act: line.act,
      by: named(line.by),
      record: { id: line.record, name: nameOf(line) },
      details: {
        fields: line.detail.fields,
        added: (line.detail.added ?? []).map(named),
        removed: (line.detail.removed ?? []).map(named),
        until: line.detail.until ?? null,
        count: line.detail.count ?? null,
        wasAsked: line.detail.wasAsked !== undefined,
      },
      network: line.network ?? null,
    }));
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
