import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant, Line, PlainDate, PlainTime } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { familyKinds, familyOf } from '../../cases/cases/family.schema.ts';
import { ListedChild } from '../../cases/cases/listed-child.schema.ts';
import { Case } from '../../cases/cases/schema.ts';
import { EyeReportId } from '../eye-reports/schema.ts';

/**
 * State of a recall (invitation to the next visit): nobody has called yet, the family was called, a day was
 * agreed, or no recall is needed.
 */
export const RecallState = z.enum(['waiting', 'contacted', 'booked', 'notNeeded']);
export type RecallState = z.output<typeof RecallState>;

/** State under which lists show an open recall; `later`: the child is not due soon enough for a call. */
export const listedStates = ['waiting', 'later', 'contacted', 'booked'] as const;
export const ListedState = z.enum(listedStates);
export type ListedState = z.output<typeof ListedState>;

/**
 * Lists of children by their recall. `due`: children with a due date. `unscheduled`: children without a next
 * date. `notNeeded`: children who need no recall.
 */
export const RecallList = z.enum(['due', 'unscheduled', 'notNeeded']);
export type RecallList = z.output<typeof RecallList>;

/**
 * The visit to which a recall belongs: the last visit that asks for a follow-up or, if there is none, the
 * last visit.
 */
export const RecallVisit = z.object({
  caseId: CaseId,
  reportId: EyeReportId,
  /** The day of the child's last finished visit. */
  seenOn: PlainDate,
  /** The day on which the child is due for the next visit; null if no visit asked for a follow-up. */
  dueOn: PlainDate.nullable(),
});
export type RecallVisit = z.output<typeof RecallVisit>;

const Call = z.object({
  by: Author.pick({ id: true, fullName: true }),
  at: Instant,
  /** What the family said, in the words of the person who called; unset if nothing was noted. */
  note: Line.optional(),
  /** The day from which to call again, as chosen by the person who called; unset if nobody chose one. */
  againOn: PlainDate.optional(),
});
export type Call = z.output<typeof Call>;

export const NotedState = z.object({
  state: RecallState,
  /** The day of the next visit that was agreed with the family; null if there is none. */
  bookedFor: PlainDate.nullable(),
  /** The time agreed for that day; unset if only the day was agreed. */
  bookedTime: PlainTime.optional(),
  /**
   * The child's last visit when the booking was made, if that visit was on the booked day or later: the
   * booking is for a further visit. Otherwise unset.
   */
  afterVisit: EyeReportId.optional(),
  by: Author,
  /** When the state was set; a later phone call to a family with a booking does not change this time. */
  at: Instant,
  called: Call.nullable().default(null),
});

export type NotedState = z.output<typeof NotedState>;

/**
 * A note about the recall after one visit. The note no longer applies once the recall belongs to a later
 * visit.
 */
export const RecallRecord = NotedState.extend({
  caseId: CaseId,
  /** Null if the note is about the child's first visit. */
  reportId: EyeReportId.nullable(),
  /** Number of changes of the note. */
  revision: z.int().min(0).default(0),
  /** The state before the last change; null after that change was undone. */
  previous: NotedState.nullable().default(null),
  /** Times and notes of the last calls, oldest first, also of earlier recalls, for the child's timeline. */
  calls: z.array(z.object({ at: Instant, note: Line })).optional(),
});
export type RecallRecord = z.output<typeof RecallRecord>;

export const RecallRow = RecallVisit.extend({
  /** Null before the child's first finished visit, as is `seenOn`. */
  reportId: EyeReportId.nullable(),
  seenOn: PlainDate.nullable(),
  list: RecallList,
  state: RecallState,
  bookedFor: PlainDate.nullable(),
  bookedTime: PlainTime.nullish(),
  by: Author.pick({ id: true, fullName: true }).nullable(),
  at: Instant.nullable(),
  called: Call.nullable(),
  revision: z.int().min(0),
  case: ListedChild,
  contacts: holds(
    'contact',
    z.array(
      z.object({
        kind: z.enum([...familyKinds, 'case']),
        name: holds('family', z.string().nullable()),
        mobile: Case.shape.mobile,
        email: Case.shape.contactEmail,
      }),
    ),
  ),
}).meta({ id: 'RecallRow' });
export type RecallRow = z.output<typeof RecallRow>;

/**
 * Contacts of a child: first the parents or guardians with a phone or email address, then the contact of the
 * case itself.
 */
export function recallContacts(record: Case): RecallRow['contacts'] {
  const parents = familyOf(record)
    .filter(({ mobile, email }) => mobile !== null || email !== null)
    .map(({ kind, name, mobile, email }) => ({ kind, name, mobile, email }));
  const isKnown = (value: string | null) =>
    value === null || parents.some(({ mobile, email }) => mobile === value || email === value);
  const own = {
    mobile: isKnown(record.mobile) ? null : record.mobile,
    email: isKnown(record.contactEmail) ? null : record.contactEmail,
  };
  if (own.mobile === null && own.email === null) return parents;
  return [...parents, { kind: 'case', name: null, ...own }];
}

/**
 * The contact to call: the first one with a phone, parents first. If nobody has a phone, the first contact
 * with an email address.
 */
export const contactToCall = (contacts: RecallRow['contacts']) =>
  contacts.find(({ mobile }) => mobile !== null) ?? contacts[0];
