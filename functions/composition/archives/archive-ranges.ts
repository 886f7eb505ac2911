import { StoredSession } from '../../../shared/features/classes/sessions/record.ts';
import { classesOf, classKey, classLists } from '../../features/classes/class-keys.ts';
import { schoolCalendarKey } from '../../features/classes/school-calendar-keys.ts';
import {
  plannedActivityKey,
  seriesKey,
  sessionKey,
  sessionList,
  sessionMonths,
} from '../../features/classes/session-keys.ts';
import { activitiesOf, coursePartsOf, coursesOf } from '../../features/courses/course-keys.ts';
import {
  activityCopiesOf,
  activityCopyKey,
  customActivitiesOf,
  customActivityKey,
} from '../../features/courses/own-activity-keys.ts';
import { eyeChoicesKey } from '../../features/eye/keys.ts';
import { defaultTemplateKey, templateBodyKey, templatesOf } from '../../features/notes/template-keys.ts';
import { auditRanges } from '../../features/operations/keys.ts';
import { webhookKey } from '../../features/organizations/webhook-keys.ts';
import { treeNodeKey } from '../../features/screening/tree-keys.ts';
import { mailsOf } from '../../platform/mail/keys.ts';
import type { Key, Range } from '../../platform/storage/key.ts';
import { organizationKey } from '../../platform/storage/keys.ts';
import type { Item } from '../../platform/storage/write.ts';

/** A range of keys that an organisation's archive contains, in addition to its cases. */
export interface ArchiveRange {
  range: Range;
  /** Keys of further records that the archive must contain, because a record of the range refers to them. */
  keys?: (item: Item) => Key[];
  ranges?: (item: Item) => Range[];
}

/** Number of past months whose journal is archived, in addition to the current month. */
const journalMonths = 120;

const partitionOf = ({ pk }: Key): Range => ({ pk });

/**
 * All ranges of keys in the archive of an organisation, except those of its cases.
 * @param today `YYYY-MM-DD`
 */
export function archiveRanges(o: string, today: string): ArchiveRange[] {
  const idOf = ({ row, id, sk }: Item) => String(id ?? (row as { id?: string } | undefined)?.id ?? sk);
  return [
    { range: partitionOf(organizationKey(o)) },
    { range: { pk: `${organizationKey(o).pk}#PUBLIC` } },
    { range: { ...partitionOf(webhookKey(o, '')), prefix: 'HOOK#' } },
    { range: partitionOf(schoolCalendarKey(o)) },
    { range: partitionOf(eyeChoicesKey(o, null)) },
    { range: partitionOf(treeNodeKey(o, '')) },
    { range: templatesOf(o), keys: item => [templateBodyKey(o, idOf(item))] },
    { range: partitionOf(defaultTemplateKey(o, null)) },
    ...classLists.map(list => ({
      range: classesOf(o, list),
      keys: (item: Item) => [classKey(o, idOf(item))],
    })),
    {
      range: coursesOf(o),
      ranges: item => [coursePartsOf(o, idOf(item)), activitiesOf(o, idOf(item))],
    },
    { range: customActivitiesOf(o), keys: item => [customActivityKey(o, idOf(item))] },
    { range: activityCopiesOf(o), keys: item => [activityCopyKey(o, idOf(item))] },
    { range: sessionMonths(o), ranges: ({ sk }) => [sessionList.ofMonth(o, sk)] },
    { range: sessionList.removed(o) },
    { range: mailsOf(o) },
    ...monthsUntil(today).flatMap(month => {
      const { changes, reads } = auditRanges.month(o, month);
      return [{ range: changes }, { range: reads }];
    }),
  ];
}

/** Keys of records that several sessions can share. The archive contains each of them only once. */
export function sharedRecords(o: string, item: Item): Key[] {
  const session = item.pk.startsWith(sessionKey(o, '').pk) && StoredSession.safeParse(item).data;
  if (!session) return [];
  return [
    ...session.activities.map(({ fingerprint }) => plannedActivityKey(o, fingerprint)),
    ...(session.series ? [seriesKey(o, session.series.id)] : []),
  ];
}

/** The last 120 months and the current one, as `YYYY-MM`, oldest first. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: journalMonths + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (journalMonths - index), 1)).toISOString().slice(0, 7),
  );
}
