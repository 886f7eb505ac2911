import { maskAddress } from '../../../../shared/core/mail/mask-address.ts';
import { ReportKind, toReportRecordIds } from '../../../../shared/core/report-kinds.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { modulesForDetails } from '../../../../shared/timeline-events.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

/** Events of a case, newest first, with the member who caused them. */
export const listTimelineHandler: Handler<typeof cases.listTimeline> = async (
  { caseId, cursor = null, limit },
  { actor, journal, members, modules, mails: log },
) => {
  const { page, place } = readPageCursor(cursor);
  const { entries, next } = await journal.listFor(caseId, { limit, cursor: place });
  const ids = entries.flatMap(({ by, detail: { added, removed } }) => [by, ...added, ...removed]);
  const modulesOf = ({ act, detail: { kinds } }: (typeof entries)[number]) => modulesForDetails(act, kinds);
  const [names, sent, states] = await Promise.all([
    members.namesOf(ids),
    log.getAll([...new Set(entries.flatMap(({ detail }) => detail.mails))]),
    entries.some(entry => modulesOf(entry).length > 0) ? modules.list(actor.id) : [],
  ]);
  const granted = states.filter(({ status }) => status === 'granted').map(({ module }) => module);
  const known = (id: string) => {
    const fullName = names.get(id);
    return fullName === undefined ? [] : [{ id, fullName }];
  };
  const rows = entries.map(entry => {
    const { id, act, at, by, detail } = entry;
    const isOpen = modulesOf(entry).every(module => granted.includes(module));
    const { fields, added, removed, kinds, mails, report } = detail;
    const own = sent.filter(mail => isOpen && mails.includes(mail.id));
    const sending = own[0]?.sending;
    return {
      id,
      act,
      at,
      fields,
      added: added.flatMap(known),
      removed: removed.flatMap(known),
      reports: ReportKind.options.filter(kind => isOpen && kinds.includes(kind)),
      to: own.map(mail => ({ address: maskAddress(mail.to), status: mail.status })),
      sending: sending && report ? { id: sending, ...toReportRecordIds(report) } : null,
      by: isOpen ? (known(by)[0] ?? null) : null,
    };
  });
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
