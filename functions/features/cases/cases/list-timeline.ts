import { maskAddress } from '../../../../shared/core/mail/mask-address.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

/** Events of the eye module: members without access see only that they happened and when. */
const eyeModuleEvents = ['case.seen', 'report.sent', 'reportLink.opened', 'reportLink.locked'];

/** Events of a case, newest first, with the member who caused them. */
export const listTimelineHandler: Handler<typeof cases.listTimeline> = async (
  { caseId, cursor = null, limit },
  { actor, journal, members, modules, mails: log },
) => {
  const { page, place } = readPageCursor(cursor);
  const { entries, next } = await journal.listFor(caseId, { limit, cursor: place });
  const ids = entries.flatMap(({ by, detail: { added, removed } }) => [by, ...added, ...removed]);
  const isOfModule = entries.some(({ act }) => eyeModuleEvents.includes(act));
  const [names, sent, states] = await Promise.all([
    members.namesOf(ids),
    log.getAll([...new Set(entries.flatMap(({ detail }) => detail.mails))]),
    isOfModule ? modules.list(actor.id) : [],
  ]);
  const isOpen = states.some(({ module, status }) => module === 'eye' && status === 'granted');
  const known = (id: string) => {
    const fullName = names.get(id);
    return fullName === undefined ? [] : [{ id, fullName }];
  };
  const rows = entries.map(({ id, act, at, by, detail }) => {
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
      reports: EyeReportKind.options.filter(kind => isOpen && kinds.includes(kind)),
      to: own.map(mail => ({ address: maskAddress(mail.to), status: mail.status })),
      sending: sending && report ? { id: sending, eyeReportId: report } : null,
      by: isOpen || !eyeModuleEvents.includes(act) ? (known(by)[0] ?? null) : null,
    };
  });
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
