import type { TimelineEvents } from '../../core/timeline.ts';
import { calendarSubscriptions } from './calendar-subscriptions/endpoints.ts';
import { classes } from './classes/endpoints.ts';
import { evaluations } from './evaluations/endpoints.ts';
import { familyMails } from './family-mails/endpoints.ts';
import { progressDocuments } from './progress-documents/endpoints.ts';
import { progressReports } from './progress-reports/endpoints.ts';
import { schoolCalendar } from './school-calendar/endpoints.ts';
import { classSessions } from './sessions/endpoints.ts';

export const nouns = {
  classes,
  schoolCalendar,
  calendarSubscriptions,
  sessions: classSessions,
  evaluations,
  familyMails,
  progressReports,
  progressDocuments,
};

/** Their texts are in the i18n file `audit` or in an i18n file of the feature. */
export const auditEvents = [
  'calendar-subscription.created',
  'calendar-subscription.ended',
  'calendar-subscription.read',
  'calendar-subscription.replaced',
  'class-session.activity-added',
  'class-session.activity-refreshed',
  'class-session.activity-removed',
  'class-session.cancelled',
  'class-session.changed',
  'class-session.created',
  'class-session.family-mailed',
  'class-session.mail-read',
  'class-session.mailed',
  'class-session.read',
  'class-session.reminded',
  'class-session.removed',
  'class-session.restored',
  'class-session.resumed',
  'class-session.transferred',
  'class-evaluations.listed',
  'class-sessions.listed',
  'class.archived',
  'class.changed',
  'class.child-removed',
  'class.children-added',
  'class.created',
  'class.read',
  'class.removed',
  'class.restored',
  'class.transferred',
  'class.unarchived',
  'classes.listed',
  'evaluated-sessions.listed',
  'evaluation-scales.changed',
  'evaluation.changed',
  'evaluation.finished',
  'evaluation.reopened',
  'evaluations.listed',
  'evaluations.read',
  'progress-report.changed',
  'progress-report.created',
  'progress-report.finished',
  'progress-report.read',
  'progress-report.removed',
  'progress-report.restored',
  'progress-report.transferred',
  'progress-reports.listed',
  'school-calendar.changed',
] as const;

/** Timeline events of a case. */
export const timelineEvents: TimelineEvents = { 'class-session.family-mailed': { kind: 'email' } };
