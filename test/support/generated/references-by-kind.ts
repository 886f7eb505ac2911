// Made by npm run docs from test/features/*/*/{reference,samples}.ts; change it there.
import { caseReference, cursorReference } from '../../features/cases/cases/reference.ts';
import { classReference } from '../../features/classes/classes/reference.ts';
import { progressReportReference } from '../../features/classes/progress-reports/samples.ts';
import {
  activityFilterReference,
  caseFilterReference,
  classFilterReference,
  classSessionReference,
  copiedSessionReference,
  memberFilterReference,
  removedActivityReference,
  sessionActivityReference,
} from '../../features/classes/sessions/reference.ts';
import { consentReference } from '../../features/consent/consents/samples.ts';
import { termReference } from '../../features/consent/terms/reference.ts';
import { activityReference } from '../../features/courses/activities/reference.ts';
import { activityCopyReference } from '../../features/courses/activity-copies/reference.ts';
import { courseImportReference } from '../../features/courses/course-imports/reference.ts';
import { courseReference } from '../../features/courses/courses/reference.ts';
import { customActivityReference } from '../../features/courses/custom-activities/reference.ts';
import { listedCourseReference } from '../../features/courses/listed-courses/reference.ts';
import {
  libraryFileReference,
  publishedActivityReference,
} from '../../features/courses/published-courses/reference.ts';
import {
  libraryCourseReference,
  subscriptionReference,
} from '../../features/courses/subscriptions/reference.ts';
import {
  eyeCursorReference,
  eyeReportReference,
  recallCursorReference,
} from '../../features/eye/eye-reports/reference.ts';
import { outcomeCursorReference } from '../../features/eye/outcomes/reference.ts';
import { premyopiaCursorReference } from '../../features/eye/premyopia/reference.ts';
import { receivedReference } from '../../features/eye/received/samples.ts';
import { surveyReference } from '../../features/eye/surveys/samples.ts';
import { importReference } from '../../features/intake/imports/reference.ts';
import { noteCursorReference, noteReference } from '../../features/notes/notes/reference.ts';
import { snippetReference } from '../../features/notes/snippets/reference.ts';
import { templateReference } from '../../features/notes/templates/reference.ts';
import { auditCursorReference } from '../../features/operations/audit/reference.ts';
import { mailReference } from '../../features/operations/email-log/reference.ts';
import { fileReference, photoReference } from '../../features/operations/files/reference.ts';
import { jobReference } from '../../features/operations/jobs/reference.ts';
import { notificationReference } from '../../features/operations/notifications/reference.ts';
import { apiKeyReference } from '../../features/organizations/api-keys/reference.ts';
import { memberReference } from '../../features/organizations/members/reference.ts';
import {
  organizationRecordReference,
  organizationReference,
} from '../../features/organizations/organizations/reference.ts';
import { deliveryReference, webhookReference } from '../../features/organizations/webhooks/reference.ts';
import { certificateReference } from '../../features/people/certificates/reference.ts';
import { deviceReference } from '../../features/people/devices/reference.ts';
import { ownFileReference } from '../../features/people/profile/reference.ts';
import { sendingReference } from '../../features/reports/sending/reference.ts';
import { preparedDayReference } from '../../features/screening/prepared-days/reference.ts';
import {
  screeningCursorReference,
  screeningReference,
} from '../../features/screening/screenings/reference.ts';
import { treeEntryReference } from '../../features/screening/tree-entries/samples.ts';

/** Ids that calls must not reveal to a caller, by kind of record. */
export const referencesByKind = {
  activity: activityReference,
  activityCopy: activityCopyReference,
  activityFilter: activityFilterReference,
  apiKey: apiKeyReference,
  auditCursor: auditCursorReference,
  case: caseReference,
  caseFilter: caseFilterReference,
  certificate: certificateReference,
  class: classReference,
  classFilter: classFilterReference,
  classSession: classSessionReference,
  consent: consentReference,
  copiedSession: copiedSessionReference,
  course: courseReference,
  courseImport: courseImportReference,
  cursor: cursorReference,
  customActivity: customActivityReference,
  delivery: deliveryReference,
  device: deviceReference,
  eyeCursor: eyeCursorReference,
  eyeReport: eyeReportReference,
  file: fileReference,
  import: importReference,
  job: jobReference,
  libraryCourse: libraryCourseReference,
  libraryFile: libraryFileReference,
  listedCourse: listedCourseReference,
  mail: mailReference,
  member: memberReference,
  memberFilter: memberFilterReference,
  note: noteReference,
  noteCursor: noteCursorReference,
  notification: notificationReference,
  organization: organizationReference,
  organizationRecord: organizationRecordReference,
  outcomeCursor: outcomeCursorReference,
  ownFile: ownFileReference,
  photo: photoReference,
  premyopiaCursor: premyopiaCursorReference,
  preparedDay: preparedDayReference,
  progressReport: progressReportReference,
  publishedActivity: publishedActivityReference,
  recallCursor: recallCursorReference,
  received: receivedReference,
  removedActivity: removedActivityReference,
  screening: screeningReference,
  screeningCursor: screeningCursorReference,
  sending: sendingReference,
  sessionActivity: sessionActivityReference,
  snippet: snippetReference,
  subscription: subscriptionReference,
  survey: surveyReference,
  template: templateReference,
  term: termReference,
  treeEntry: treeEntryReference,
  webhook: webhookReference,
};
