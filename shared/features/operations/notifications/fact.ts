import * as z from 'zod';
import { ReportKind } from '../../../core/documents/report-kinds.ts';
import { ModuleName, PlainDate } from '../../../core/fields.ts';

const aboutCase = { caseId: z.string(), caseName: z.string() };
const aboutSession = { sessionId: z.string(), name: z.string(), date: PlainDate, start: z.string() };
const aboutCourse = { courseId: z.string(), title: z.string() };

/** All kinds of notifications, each with the values that its text needs. */
export const NotificationFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member.invited'), email: z.string() }),
  z.object({ kind: z.literal('member.joined'), memberName: z.string() }),
  z.object({ kind: z.literal('member.left'), memberName: z.string(), count: z.int() }),
  z.object({ kind: z.literal('member.leaving-stopped'), memberName: z.string() }),
  z.object({ kind: z.literal('case.archived'), ...aboutCase }),
  z.object({ kind: z.literal('case.registered'), ...aboutCase }),
  z.object({ kind: z.literal('case.assigned'), ...aboutCase }),
  /** Replaces a notification about a case that was erased. */
  z.object({ kind: z.literal('case.erased') }),
  z.object({ kind: z.literal('cases.assigned'), count: z.int() }),
  z.object({ kind: z.literal('module.requested'), module: ModuleName }),
  z.object({ kind: z.literal('module.granted'), module: ModuleName, until: PlainDate.nullable() }),
  z.object({ kind: z.literal('module.closed'), module: ModuleName, reason: z.string() }),
  z.object({ kind: z.literal('module.ending'), module: ModuleName, until: PlainDate }),
  z.object({
    kind: z.literal('certificate.verified'),
    title: z.string(),
    module: ModuleName.nullable(),
    until: PlainDate.nullable(),
  }),
  z.object({ kind: z.literal('certificate.rejected'), title: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('licence.ending'), slug: z.string(), endsOn: PlainDate }),
  z.object({ kind: z.literal('qrCode.ending'), until: PlainDate }),
  z.object({ kind: z.literal('digest.prepared'), on: PlainDate, notes: z.int(), families: z.int() }),
  z.object({ kind: z.literal('note.left-out'), ...aboutCase, noteId: z.string() }),
  z.object({
    kind: z.literal('webhook.paused'),
    slug: z.string(),
    host: z.string(),
    reason: z.enum(['failing', 'gone']),
  }),
  z.object({ kind: z.literal('mail.unreached'), to: z.string() }),
  z.object({ kind: z.literal('family-mail.unreached'), ...aboutCase, to: z.string() }),
  z.object({
    kind: z.literal('report.unreached'),
    ...aboutCase,
    to: z.string(),
    /** Kinds of the reports; unset unless the recipient of the notification sent them. */
    reports: z.array(ReportKind).optional(),
  }),
  z.object({ kind: z.literal('report-link.locked'), ...aboutCase }),
  z.object({ kind: z.literal('survey.answered'), ...aboutCase }),
  z.object({ kind: z.literal('subscription.requested'), ...aboutCourse }),
  z.object({ kind: z.literal('subscription.approved'), ...aboutCourse, until: PlainDate }),
  z.object({ kind: z.literal('subscription.declined'), ...aboutCourse, reason: z.string() }),
  z.object({ kind: z.literal('subscription.withdrawn'), ...aboutCourse, reason: z.string() }),
  z.object({ kind: z.literal('subscription.ending'), ...aboutCourse, until: PlainDate }),
  z.object({ kind: z.literal('course.updated'), ...aboutCourse }),
  z.object({ kind: z.literal('activity.shared'), activityId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('course.taken-down'), ...aboutCourse, reason: z.string() }),
  z.object({ kind: z.literal('course.reinstated'), ...aboutCourse }),
  z.object({ kind: z.literal('session.planned'), ...aboutSession }),
  z.object({ kind: z.literal('session.changed'), ...aboutSession }),
  z.object({ kind: z.literal('session.cancelled'), ...aboutSession }),
  z.object({ kind: z.literal('session.removed'), ...aboutSession }),
  z.object({ kind: z.literal('session.reminder'), ...aboutSession }),
]);
export type NotificationFact = z.output<typeof NotificationFact>;

export type FactOf<Kind extends NotificationFact['kind']> = Extract<NotificationFact, { kind: Kind }>;

const modulePages = { eye: '/eye', developer: '/developer', curriculum: '/activity/curriculum' } as const;

export function notificationLink(fact: NotificationFact): string {
  switch (fact.kind) {
    case 'case.archived':
    case 'case.assigned':
    case 'family-mail.unreached':
    case 'report.unreached':
    case 'report-link.locked':
      return `/cases/${fact.caseId}`;
    case 'survey.answered':
      return `/cases/${fact.caseId}?tab=eye`;
    case 'case.registered':
      return '/cases?tab=review';
    case 'note.left-out':
      return `/notes/${fact.noteId}`;
    case 'digest.prepared':
      return '/notes?tab=digest';
    case 'qrCode.ending':
      return '/cases?tab=qr';
    case 'case.erased':
    case 'cases.assigned':
      return '/cases';
    case 'member.invited':
    case 'member.joined':
    case 'member.left':
    case 'member.leaving-stopped':
    case 'mail.unreached':
      return '/users';
    case 'webhook.paused':
      return `/organizations/${fact.slug}?tab=api`;
    case 'module.requested':
      return '/users/licences';
    case 'module.granted':
    case 'module.closed':
    case 'module.ending':
      return modulePages[fact.module];
    case 'certificate.verified':
    case 'certificate.rejected':
      return '/settings?tab=certificates';
    case 'subscription.requested':
    case 'subscription.declined':
      return '/library?tab=pending';
    case 'subscription.approved':
    case 'course.taken-down':
    case 'course.reinstated':
    case 'course.updated':
      return `/courses/published/${fact.courseId}`;
    case 'activity.shared':
      return `/activity/curriculum/custom/${fact.activityId}`;
    case 'subscription.ending':
      return '/library?tab=subscribed';
    case 'subscription.withdrawn':
      return '/library';
    case 'session.planned':
    case 'session.changed':
    case 'session.cancelled':
    case 'session.reminder':
      return `/timetable?date=${fact.date}&session=${fact.sessionId}`;
    case 'session.removed':
      return `/timetable?date=${fact.date}`;
    case 'licence.ending':
      return `/organizations/${fact.slug}`;
  }
}
