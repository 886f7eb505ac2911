// Made by npm run docs from test/features/*/*/samples.ts; change it there.
import type { Contract, Noun } from '../../../shared/contract.ts';
import { analyticsSamples } from '../../features/cases/analytics/samples.ts';
import { casesSamples } from '../../features/cases/cases/samples.ts';
import { draftsSamples } from '../../features/cases/drafts/samples.ts';
import { duplicatesSamples } from '../../features/cases/duplicates/samples.ts';
import { mergesSamples } from '../../features/cases/merges/samples.ts';
import { calendarSubscriptionsSamples } from '../../features/classes/calendar-subscriptions/samples.ts';
import { classesSamples } from '../../features/classes/classes/samples.ts';
import { evaluationsSamples } from '../../features/classes/evaluations/samples.ts';
import { familyMailsSamples } from '../../features/classes/family-mails/samples.ts';
import { progressDocumentsSamples } from '../../features/classes/progress-documents/samples.ts';
import { progressReportsSamples } from '../../features/classes/progress-reports/samples.ts';
import { schoolCalendarSamples } from '../../features/classes/school-calendar/samples.ts';
import { sessionsSamples } from '../../features/classes/sessions/samples.ts';
import { consentsSamples } from '../../features/consent/consents/samples.ts';
import { joiningTermsSamples } from '../../features/consent/joining-terms/samples.ts';
import { termsSamples } from '../../features/consent/terms/samples.ts';
import { activitiesSamples } from '../../features/courses/activities/samples.ts';
import { activityCopiesSamples } from '../../features/courses/activity-copies/samples.ts';
import { courseContentSamples } from '../../features/courses/course-content/samples.ts';
import { courseImportsSamples } from '../../features/courses/course-imports/samples.ts';
import { coursesSamples } from '../../features/courses/courses/samples.ts';
import { customActivitiesSamples } from '../../features/courses/custom-activities/samples.ts';
import { lessonPlansSamples } from '../../features/courses/lesson-plans/samples.ts';
import { librarySamples } from '../../features/courses/library/samples.ts';
import { listedCoursesSamples } from '../../features/courses/listed-courses/samples.ts';
import { publicationsSamples } from '../../features/courses/publications/samples.ts';
import { publishedCoursesSamples } from '../../features/courses/published-courses/samples.ts';
import { subscriptionsSamples } from '../../features/courses/subscriptions/samples.ts';
import { eyeChoicesSamples } from '../../features/eye/eye-choices/samples.ts';
import { eyeReportsSamples } from '../../features/eye/eye-reports/samples.ts';
import { measurementsSamples } from '../../features/eye/measurements/samples.ts';
import { outcomesSamples } from '../../features/eye/outcomes/samples.ts';
import { premyopiaSamples } from '../../features/eye/premyopia/samples.ts';
import { recallsSamples } from '../../features/eye/recalls/samples.ts';
import { receivedSamples } from '../../features/eye/received/samples.ts';
import { reportDocumentsSamples } from '../../features/eye/report-documents/samples.ts';
import { surveysSamples } from '../../features/eye/surveys/samples.ts';
import { treatmentsSamples } from '../../features/eye/treatments/samples.ts';
import { importsSamples } from '../../features/intake/imports/samples.ts';
import { qrCodesSamples } from '../../features/intake/qr-codes/samples.ts';
import { qrPostersSamples } from '../../features/intake/qr-posters/samples.ts';
import { registrationsSamples } from '../../features/intake/registrations/samples.ts';
import { digestsSamples } from '../../features/notes/digests/samples.ts';
import { noteReportsSamples } from '../../features/notes/note-reports/samples.ts';
import { notesSamples } from '../../features/notes/notes/samples.ts';
import { snippetsSamples } from '../../features/notes/snippets/samples.ts';
import { templatePreviewsSamples } from '../../features/notes/template-previews/samples.ts';
import { templatesSamples } from '../../features/notes/templates/samples.ts';
import { auditSamples } from '../../features/operations/audit/samples.ts';
import { emailLogSamples } from '../../features/operations/email-log/samples.ts';
import { fhirSamples } from '../../features/operations/fhir/samples.ts';
import { filesSamples } from '../../features/operations/files/samples.ts';
import { jobsSamples } from '../../features/operations/jobs/samples.ts';
import { locationsSamples } from '../../features/operations/locations/samples.ts';
import { notificationsSamples } from '../../features/operations/notifications/samples.ts';
import { readsSamples } from '../../features/operations/reads/samples.ts';
import { apiKeysSamples } from '../../features/organizations/api-keys/samples.ts';
import { invitationsSamples } from '../../features/organizations/invitations/samples.ts';
import { membersSamples } from '../../features/organizations/members/samples.ts';
import { moduleAccessSamples } from '../../features/organizations/module-access/samples.ts';
import { offboardingSamples } from '../../features/organizations/offboarding/samples.ts';
import { organizationsSamples } from '../../features/organizations/organizations/samples.ts';
import { webhooksSamples } from '../../features/organizations/webhooks/samples.ts';
import { accountSamples } from '../../features/people/account/samples.ts';
import { accountDeletionSamples } from '../../features/people/account-deletion/samples.ts';
import { accountSecuritySamples } from '../../features/people/account-security/samples.ts';
import { certificatesSamples } from '../../features/people/certificates/samples.ts';
import { dataExportSamples } from '../../features/people/data-export/samples.ts';
import { devicesSamples } from '../../features/people/devices/samples.ts';
import { profileSamples } from '../../features/people/profile/samples.ts';
import { archivesSamples } from '../../features/privacy/archives/samples.ts';
import { caseRightsSamples } from '../../features/privacy/case-rights/samples.ts';
import { childDataSamples } from '../../features/privacy/child-data/samples.ts';
import { erasuresSamples } from '../../features/privacy/erasures/samples.ts';
import { fhirExportsSamples } from '../../features/privacy/fhir-exports/samples.ts';
import { retentionSamples } from '../../features/privacy/retention/samples.ts';
import { reportLinksSamples } from '../../features/reports/report-links/samples.ts';
import { sendingSamples } from '../../features/reports/sending/samples.ts';
import { preparedDaysSamples } from '../../features/screening/prepared-days/samples.ts';
import { screeningReportsSamples } from '../../features/screening/screening-reports/samples.ts';
import { screeningsSamples } from '../../features/screening/screenings/samples.ts';
import { settingsSamples } from '../../features/screening/settings/samples.ts';
import { treeEntriesSamples } from '../../features/screening/tree-entries/samples.ts';
import { treeNodesSamples } from '../../features/screening/tree-nodes/samples.ts';
import { treeReportsSamples } from '../../features/screening/tree-reports/samples.ts';
import type { Samples } from '../sample.ts';

/** Sample input with which each call succeeds, by noun. A missing noun does not compile. */
export const samplesByNoun: { [Name in Noun]: Samples<Contract[Name]> } = {
  account: accountSamples,
  accountDeletion: accountDeletionSamples,
  accountSecurity: accountSecuritySamples,
  activities: activitiesSamples,
  activityCopies: activityCopiesSamples,
  analytics: analyticsSamples,
  apiKeys: apiKeysSamples,
  archives: archivesSamples,
  audit: auditSamples,
  calendarSubscriptions: calendarSubscriptionsSamples,
  caseRights: caseRightsSamples,
  cases: casesSamples,
  certificates: certificatesSamples,
  childData: childDataSamples,
  classes: classesSamples,
  consents: consentsSamples,
  courseContent: courseContentSamples,
  courseImports: courseImportsSamples,
  courses: coursesSamples,
  customActivities: customActivitiesSamples,
  dataExport: dataExportSamples,
  devices: devicesSamples,
  digests: digestsSamples,
  drafts: draftsSamples,
  duplicates: duplicatesSamples,
  emailLog: emailLogSamples,
  erasures: erasuresSamples,
  evaluations: evaluationsSamples,
  eyeChoices: eyeChoicesSamples,
  eyeReports: eyeReportsSamples,
  familyMails: familyMailsSamples,
  fhir: fhirSamples,
  fhirExports: fhirExportsSamples,
  files: filesSamples,
  imports: importsSamples,
  invitations: invitationsSamples,
  jobs: jobsSamples,
  joiningTerms: joiningTermsSamples,
  lessonPlans: lessonPlansSamples,
  library: librarySamples,
  listedCourses: listedCoursesSamples,
  locations: locationsSamples,
  measurements: measurementsSamples,
  members: membersSamples,
  merges: mergesSamples,
  moduleAccess: moduleAccessSamples,
  noteReports: noteReportsSamples,
  notes: notesSamples,
  notifications: notificationsSamples,
  offboarding: offboardingSamples,
  organizations: organizationsSamples,
  outcomes: outcomesSamples,
  premyopia: premyopiaSamples,
  preparedDays: preparedDaysSamples,
  profile: profileSamples,
  progressDocuments: progressDocumentsSamples,
  progressReports: progressReportsSamples,
  publications: publicationsSamples,
  publishedCourses: publishedCoursesSamples,
  qrCodes: qrCodesSamples,
  qrPosters: qrPostersSamples,
  reads: readsSamples,
  recalls: recallsSamples,
  received: receivedSamples,
  registrations: registrationsSamples,
  reportDocuments: reportDocumentsSamples,
  reportLinks: reportLinksSamples,
  retention: retentionSamples,
  schoolCalendar: schoolCalendarSamples,
  screeningReports: screeningReportsSamples,
  screenings: screeningsSamples,
  sending: sendingSamples,
  sessions: sessionsSamples,
  settings: settingsSamples,
  snippets: snippetsSamples,
  subscriptions: subscriptionsSamples,
  surveys: surveysSamples,
  templatePreviews: templatePreviewsSamples,
  templates: templatesSamples,
  terms: termsSamples,
  treatments: treatmentsSamples,
  treeEntries: treeEntriesSamples,
  treeNodes: treeNodesSamples,
  treeReports: treeReportsSamples,
  webhooks: webhooksSamples,
};
