import { maySeeClass } from '../../../shared/features/classes/classes/class-rules.ts';
import type { DocumentPrinter } from '../../composition/archives/document-printer.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { DaySource } from '../../composition/day-source.ts';
import type { OpenOwnedRecords } from '../../composition/job-step.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { type RecordTypes, recordOf, recordOfChild } from '../../platform/http/record-types.ts';
import { classKey } from './class-keys.ts';
import { familyMailReactions } from './family-mails/reactions.ts';
import type { readFamilyMail } from './family-mails/read-family-mail.ts';
import { progressReportKey, progressReportPrefix } from './progress-report-keys.ts';
import { announceReminders } from './reminders/announce-reminders.ts';
import { remindersMessage } from './reminders/reminders-message.ts';

export const hourlyTasks = { reminders: announceReminders };

export const queueMessages = { remindersMessage };

const loadKind = async () =>
  (await import('./progress-reports/progress-reports-store.ts')).progressReportKind;
const loadTimeline = () => import('../../platform/documents/documents-in-timeline.ts');
const loadFhir = () => import('../../platform/documents/documents-in-fhir.ts');

/** The handler of a class checks which of the children the reader may see. */
export const records: RecordTypes<'class' | 'progressReport'> = {
  class: recordOf(
    'class',
    classKey,
    async () => (await import('../../../shared/features/classes/classes/schema.ts')).StoredClass,
    (record, id, scope, role) =>
      record.removedAt === null &&
      maySeeClass(
        { ...record, childIds: record.stays.map(({ caseId }) => caseId) },
        { id, scope, role, isSeen: () => true },
      ),
  ),
  progressReport: recordOfChild(
    'progressReport',
    progressReportKey,
    async () => (await import('../../../shared/features/classes/progress-reports/schema.ts')).ProgressReport,
  ),
};

export const timelineSources: TimelineSource[] = [
  {
    kind: 'learning',
    module: null,
    list: async (...of) => (await loadTimeline()).documentsInTimeline(await loadKind(), ...of),
  },
  {
    kind: 'learning',
    module: null,
    list: async (...of) => (await import('./evaluations/evaluations-in-timeline.ts')).listEvaluations(...of),
  },
];

export const ownedRecords = {
  classes: async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./classes/owned-classes.ts')).openOwnedClasses(...scope),
  'class-sessions': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./sessions/owned-sessions.ts')).openOwnedSessions(...scope),
  'progress-drafts': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('../../platform/documents/owned-drafts.ts')).ownedDrafts(await loadKind())(...scope),
};

export const reactions = [familyMailReactions];

export const attachmentReaders = {
  familyMail: async (...of: Parameters<typeof readFamilyMail>) =>
    (await import('./family-mails/read-family-mail.ts')).readFamilyMail(...of),
};

export const caseData: CaseDataPart[] = [
  { counted: { category: 'evaluations', prefix: 'EVAL#' } },
  {
    counted: { category: 'progressReports', prefix: progressReportPrefix },
    fhir: {
      types: ['DocumentReference', 'Provenance'],
      needs: 'progress-report:read',
      open: async () => {
        const { progressResources } = await import(
          '../../../shared/features/classes/fhir/progress-resources.ts'
        );
        return (await loadFhir()).documentsInFhir(await loadKind(), progressResources);
      },
    },
    changed: async of => (await import('./progress-reports/read-progress.ts')).changedProgress(of),
  },
  {
    copy: async scope => (await import('./classes/case-in-classes.ts')).copyClasses(scope),
    erase: async scope => (await import('./classes/case-in-classes.ts')).eraseFromClasses(scope),
    named: async scope => (await import('./classes/case-in-classes.ts')).namedInClasses(scope),
  },
  {
    fhir: {
      types: ['Appointment'],
      needs: 'class-session:read',
      open: async scope => (await import('./sessions/sessions-in-fhir.ts')).openSessionsInFhir(scope),
    },
    copy: async scope => (await import('./sessions/child-in-sessions.ts')).copySessions(scope),
    erase: async scope => (await import('./sessions/child-in-sessions.ts')).eraseFromSessions(scope),
    named: async scope => (await import('./sessions/named-on-sessions.ts')).namedOnSessions(scope),
  },
  { erase: async scope => (await import('./family-mails/erase-family-mails.ts')).eraseFamilyMails(scope) },
];

export const daySources: DaySource[] = [
  {
    kind: 'sessions',
    module: null,
    list: async (...of) => (await import('./sessions/days-of-sessions.ts')).daysOfSessions(...of),
  },
];

export const documentPrinters: DocumentPrinter[] = [
  {
    kind: 'progressReport',
    name: { en: 'Attendance and progress', zh: '出勤与进展' },
    prefix: 'PROGRESS#',
    print: async (...of) => (await import('./progress-documents/progress-pdf.ts')).printProgress(...of),
  },
];
