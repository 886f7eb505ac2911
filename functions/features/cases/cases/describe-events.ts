import { ReportKind, toReportRecordIds } from '../../../../shared/core/documents/report-kinds.ts';
import { maskAddress } from '../../../../shared/core/mail/mask-address.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import { type Case, idsOfCase, type TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { modulesForDetails, timelineKindOf } from '../../../../shared/timeline-events.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

type JournalEntries = Awaited<ReturnType<OrganizationContext['journal']['listFor']>>['entries'];

/**
 * Converts journal entries to timeline events with names of people. An event's details are included only if
 * the reader has the modules that they belong to.
 * @param child the case; its family may have received some of the emails
 */
export async function describeEvents(
  entries: JournalEntries,
  child: Case,
  granted: readonly Module[],
  {
    members,
    mails: log,
    timelineSources,
  }: Pick<OrganizationContext, 'members' | 'mails' | 'timelineSources'>,
): Promise<TimelineEntry[]> {
  const ids = entries.flatMap(({ by, detail: { added, removed } }) => [by, ...added, ...removed]);
  const sources = timelineSources.filter(({ module }) => module === null || granted.includes(module));
  const [names, sent, details] = await Promise.all([
    members.namesOf(ids),
    log.getAll([...new Set(entries.flatMap(({ detail }) => detail.mails))]),
    Promise.all(sources.map(source => source.detailsOf(idsOfCase(child), entries))),
  ]);
  const known = (id: string) => {
    const fullName = names.get(id);
    return fullName === undefined ? [] : [{ id, fullName }];
  };
  const family = familyOf(child);
  const kindAt = (address: string) => family.find(({ email }) => email === address)?.kind ?? null;
  return entries.map(({ id, act, at, by, detail }) => {
    const { fields, added, removed, kinds, mails, report, purpose } = detail;
    const { term, textVersion, reference, sentAs, bookedFor, bookedBefore, seenOn } = detail;
    const isOpen = modulesForDetails(act, kinds).every(module => granted.includes(module));
    const own = sent.filter(mail => isOpen && mails.includes(mail.id));
    const sending = own[0]?.sending;
    return {
      id,
      act,
      kind: timelineKindOf(act),
      at,
      on: null,
      record: null,
      details: isOpen
        ? {
            ...(purpose !== null && { purpose }),
            ...(term && { term }),
            ...(textVersion && { textVersion }),
            ...(reference && { reference }),
            ...(sentAs && { sentAs }),
            ...(bookedFor && { bookedFor }),
            ...(bookedBefore && { bookedBefore }),
            ...(seenOn && { seenOn }),
            ...Object.assign({}, ...details.map(ofSource => ofSource.get(id))),
          }
        : {},
      fields,
      added: added.flatMap(known),
      removed: removed.flatMap(known),
      reports: ReportKind.options.filter(kind => isOpen && kinds.includes(kind)),
      to: own.map(({ to, status }) => ({ address: maskAddress(to), kind: kindAt(to), status })),
      sending: sending && report ? { id: sending, ...toReportRecordIds(report) } : null,
      by: isOpen ? (known(by)[0] ?? null) : null,
    };
  });
}
