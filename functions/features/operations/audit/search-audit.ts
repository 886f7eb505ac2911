import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { caseIdOf, idKindOf } from '../../../../shared/core/ids.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { startOfDay } from '../../../platform/days.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { type AuditLine, AuditStore } from './audit-store.ts';

/** Id of the person whom an event about an invitation, a membership or a module access concerns. */
const personOf = ({ record, detail }: AuditLine) => detail.person ?? record.split('#')[0] ?? record;

/** Lists audit events with current names of people. Admins get names only of children whom they may see. */
export const searchAudit: Handler<typeof audit.searchAudit> = async (
  { kind, by, record, from, to, cursor, limit },
  { openStore, cases, members, jobs, namesOfRecords, actor, organization, now },
) => {
  const store = openStore(AuditStore);
  const { timeZone } = organization;
  const present = new Date(now()).toISOString();
  const end = to === null ? present : startOfDay(daysAfter(to, 1), timeZone);
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
  const jobIds = [...new Set(lines.filter(({ record }) => idKindOf(record) === 'job').map(of => of.record))];
  const [names, childNames, recordNames, kinds] = await Promise.all([
    members.namesOf(people),
    cases.namesFor(viewer, children),
    namesOfRecords(lines.map(({ record }) => record)),
    jobs.kindsOf(jobIds),
  ]);
  const nameOf = (line: AuditLine) =>
    childNames.get(caseIdOf(line.record) ?? '') ??
    names.get(personOf(line)) ??
    recordNames.get(line.record) ??
    null;
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
        job: kinds.get(line.record) ?? null,
      },
      network: line.network ?? null,
    }));
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
