import type * as z from 'zod';
import { JobFilter, Part } from '../../functions/features/cases/cases/job-cases-store.ts';
import { AuditLine } from '../../functions/features/operations/audit/audit-store.ts';
import { InvitationLink } from '../../functions/features/organizations/members/invitation-links-store.ts';
import { JournalEntry } from '../../functions/platform/events/reaction.ts';
import { MailAccount } from '../../shared/core/mail/account.ts';
import { MailRecord } from '../../shared/core/mail/record.ts';
import { Case } from '../../shared/features/cases/cases/schema.ts';
import { Draft } from '../../shared/features/cases/drafts/schema.ts';
import { NotDuplicates } from '../../shared/features/cases/duplicates/schema.ts';
import { MergeRecord } from '../../shared/features/cases/merges/schema.ts';
import { CalendarSubscriptionRecord } from '../../shared/features/classes/calendar-subscriptions/record.ts';
import { StoredClass, StoredClassRow } from '../../shared/features/classes/classes/schema.ts';
import {
  StoredEvaluation,
  StoredEvaluationChange,
} from '../../shared/features/classes/evaluations/record.ts';
import { EvaluationScales } from '../../shared/features/classes/evaluations/schema.ts';
import { StoredFamilyMail, StoredLastFamilyMail } from '../../shared/features/classes/family-mails/record.ts';
import { FrozenProgress } from '../../shared/features/classes/progress-reports/progress.schema.ts';
import { ProgressReport } from '../../shared/features/classes/progress-reports/schema.ts';
import { SchoolCalendar } from '../../shared/features/classes/school-calendar/schema.ts';
import {
  PlannedActivity,
  StoredSeries,
  StoredSession,
} from '../../shared/features/classes/sessions/record.ts';
import { CaseAcceptance, Consent } from '../../shared/features/consent/consents/schema.ts';
import {
  AcceptanceRecord,
  Terms,
  TermsVersionRecord,
} from '../../shared/features/consent/joining-terms/schema.ts';
import { Term, TermAcceptanceRecord, TermTextRecord } from '../../shared/features/consent/terms/schema.ts';
import { PublicTerm } from '../../shared/features/consent/terms/term.schema.ts';
import { StoredActivity } from '../../shared/features/courses/activities/schema.ts';
import { ActivityCopyRow, StoredActivityCopy } from '../../shared/features/courses/activity-copies/schema.ts';
import { CoursePart } from '../../shared/features/courses/course-content/schema.ts';
import { CourseImportPart, CourseImportRecord } from '../../shared/features/courses/course-imports/schema.ts';
import { StoredCourse } from '../../shared/features/courses/courses/schema.ts';
import {
  CustomActivityRow,
  StoredCustomActivity,
} from '../../shared/features/courses/custom-activities/schema.ts';
import { ListedCourse } from '../../shared/features/courses/listed-courses/schema.ts';
import {
  PublishedBody,
  PublishedCourse,
  PublishedPart,
  PublishedText,
} from '../../shared/features/courses/published-courses/schema.ts';
import { SubscriptionRecord } from '../../shared/features/courses/subscriptions/record.ts';
import { EyeChoices } from '../../shared/features/eye/eye-choices/schema.ts';
import { EyeReport } from '../../shared/features/eye/eye-reports/schema.ts';
import { MeasurementMappings } from '../../shared/features/eye/measurements/schema.ts';
import { EyeSeries } from '../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../shared/features/eye/recalls/recall.ts';
import { ReceivedMeasurement } from '../../shared/features/eye/received/schema.ts';
import { FrozenReport } from '../../shared/features/eye/report-documents/frozen-report.ts';
import {
  SurveyAnswerRecord,
  SurveyLinkRecord,
  SurveyRecord,
} from '../../shared/features/eye/surveys/record.ts';
import { ImportMapping, ImportRecord, ImportRowRecord } from '../../shared/features/intake/imports/schema.ts';
import { QrCodeRecord, QrTokenRecord } from '../../shared/features/intake/qr-codes/record.ts';
import { PublicFaceRecord, RegistrationRecord } from '../../shared/features/intake/registrations/record.ts';
import { DigestRecord } from '../../shared/features/notes/digests/schema.ts';
import { FrozenNote } from '../../shared/features/notes/note-reports/frozen.schema.ts';
import { NoteBody, NoteHead } from '../../shared/features/notes/notes/schema.ts';
import { SnippetRecord } from '../../shared/features/notes/snippets/schema.ts';
import { DefaultTemplate, TemplateBody, TemplateHead } from '../../shared/features/notes/templates/schema.ts';
import { FileRecord } from '../../shared/features/operations/files/record.ts';
import { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import { NotificationRecord } from '../../shared/features/operations/notifications/record.ts';
import { ApiKeyRecord } from '../../shared/features/organizations/api-keys/schema.ts';
import {
  FormerMemberRecord,
  MemberRecord,
  PreassignedCasesRecord,
} from '../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { PlatformEvent } from '../../shared/features/organizations/organizations/schema.ts';
import {
  DeliveryRecord,
  WebhookRecord,
  WebhookSecrets,
} from '../../shared/features/organizations/webhooks/schema.ts';
import { PersonRecord, SessionRecord } from '../../shared/features/people/account/record.ts';
import { AccountDeletionRecord } from '../../shared/features/people/account-deletion/record.ts';
import { PendingEmail, RecoveryRecord } from '../../shared/features/people/account-security/schema.ts';
import { CertificateRecord } from '../../shared/features/people/profile/schema.ts';
import { ArchiveRecord } from '../../shared/features/privacy/archives/record.ts';
import { CaseRightsRecord } from '../../shared/features/privacy/case-rights/record.ts';
import { CaseErasure } from '../../shared/features/privacy/erasures/schema.ts';
import { FhirExportRecord } from '../../shared/features/privacy/fhir-exports/record.ts';
import { RetentionRule } from '../../shared/features/privacy/retention/schema.ts';
import { ReportLinkRecord } from '../../shared/features/reports/report-links/record.ts';
import { SendingRecord } from '../../shared/features/reports/sending/schema.ts';
import { PreparedDayRecord } from '../../shared/features/screening/prepared-days/schema.ts';
import { FrozenScreening } from '../../shared/features/screening/screening-reports/frozen.schema.ts';
import { Screening } from '../../shared/features/screening/screenings/schema.ts';
import { ScreeningNorms } from '../../shared/features/screening/settings/norms.schema.ts';
import { ScreeningRules } from '../../shared/features/screening/settings/rules.schema.ts';
import { TreeEntry } from '../../shared/features/screening/tree-entries/schema.ts';
import { TreeNodeRecord } from '../../shared/features/screening/tree-nodes/schema.ts';

/** The schema of each kind of stored document, in its newest format. */
export const recordSchemas: Record<string, z.ZodType> = {
  'account-deletion': AccountDeletionRecord,
  'activity-copy-row': ActivityCopyRow,
  'activity-copy': StoredActivityCopy,
  activity: StoredActivity,
  'api-key': ApiKeyRecord,
  'audited-read': AuditLine,
  'calendar-subscription': CalendarSubscriptionRecord,
  'case-acceptance': CaseAcceptance,
  'case-rights': CaseRightsRecord,
  case: Case,
  certificate: CertificateRecord,
  'class-row': StoredClassRow,
  'class-session': StoredSession,
  class: StoredClass,
  consents: Consent,
  'course-import-part': CourseImportPart,
  'course-import': CourseImportRecord,
  'course-part': CoursePart,
  courses: StoredCourse,
  'custom-activity-row': CustomActivityRow,
  'custom-activity': StoredCustomActivity,
  'default-template': DefaultTemplate,
  digest: DigestRecord,
  draft: Draft,
  erasure: CaseErasure,
  'evaluation-change': StoredEvaluationChange,
  'evaluation-scales': EvaluationScales,
  evaluation: StoredEvaluation,
  'eye-choices': EyeChoices,
  'eye-report': EyeReport,
  'eye-series': EyeSeries,
  'family-mail': StoredFamilyMail,
  file: FileRecord,
  'former-member': FormerMemberRecord,
  'frozen-note': FrozenNote,
  'frozen-progress': FrozenProgress,
  'frozen-report': FrozenReport,
  'frozen-screening': FrozenScreening,
  'import-mapping': ImportMapping.strip(),
  'import-row': ImportRowRecord,
  import: ImportRecord,
  'job-cases': Part,
  'job-filter': JobFilter,
  job: JobRecord,
  'journal-entry': JournalEntry,
  'last-family-mail': StoredLastFamilyMail,
  'link-token': InvitationLink,
  'listed-course': ListedCourse,
  'mail-account': MailAccount,
  mail: MailRecord,
  'measurement-mappings': MeasurementMappings,
  member: MemberRecord,
  merge: MergeRecord,
  'module-access': ModuleAccess,
  'not-duplicates': NotDuplicates,
  'note-body': NoteBody,
  note: NoteHead,
  notification: NotificationRecord,
  organization: OrganizationRecord,
  'pending-email': PendingEmail,
  person: PersonRecord,
  'planned-activity': PlannedActivity,
  'platform-event': PlatformEvent,
  'preassigned-cases': PreassignedCasesRecord,
  'prepared-day': PreparedDayRecord,
  'progress-report': ProgressReport,
  'public-face': PublicFaceRecord,
  'public-term': PublicTerm,
  'published-body': PublishedBody,
  'published-course': PublishedCourse,
  'published-part': PublishedPart,
  'published-text': PublishedText,
  'qr-code': QrCodeRecord,
  'qr-token': QrTokenRecord,
  'fhir-export': FhirExportRecord,
  recall: RecallRecord,
  'received-measurement': ReceivedMeasurement,
  'recovery-codes': RecoveryRecord,
  registration: RegistrationRecord,
  'report-link': ReportLinkRecord,
  archive: ArchiveRecord,
  'retention-rule': RetentionRule,
  'school-calendar': SchoolCalendar,
  'screening-norms': ScreeningNorms,
  'screening-rules': ScreeningRules,
  screening: Screening,
  sending: SendingRecord,
  'session-series': StoredSeries,
  session: SessionRecord,
  snippets: SnippetRecord,
  subscription: SubscriptionRecord,
  'survey-answer': SurveyAnswerRecord,
  'survey-link': SurveyLinkRecord,
  survey: SurveyRecord,
  'template-body': TemplateBody,
  templates: TemplateHead,
  'term-acceptance': TermAcceptanceRecord,
  'term-text': TermTextRecord,
  term: Term,
  'terms-acceptance': AcceptanceRecord,
  'terms-version': TermsVersionRecord,
  terms: Terms,
  'tree-entries': TreeEntry,
  'tree-nodes': TreeNodeRecord,
  'webhook-delivery': DeliveryRecord,
  'webhook-secrets': WebhookSecrets,
  webhook: WebhookRecord,
};
