import type * as z from 'zod';
import { JobFilter, Part } from '../../functions/features/cases/cases/job-cases-store.ts';
import { AuditLine } from '../../functions/features/operations/audit/audit-store.ts';
import { InvitationLink } from '../../functions/features/organizations/members/invitation-links-store.ts';
import { JournalEntry } from '../../functions/platform/events/reaction.ts';
import { MailRecord } from '../../shared/core/mail/record.ts';
import { Case } from '../../shared/features/cases/cases/schema.ts';
import { Draft } from '../../shared/features/cases/drafts/schema.ts';
import { AcceptanceRecord, Terms, TermsVersionRecord } from '../../shared/features/consent/terms/schema.ts';
import { EyeReport } from '../../shared/features/eye/eye-reports/schema.ts';
import { EyeSeries } from '../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../shared/features/eye/recalls/recall.ts';
import { FileRecord } from '../../shared/features/operations/files/record.ts';
import { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import { NotificationRecord } from '../../shared/features/operations/notifications/record.ts';
import {
  FormerMemberRecord,
  MemberRecord,
  PreassignedCasesRecord,
} from '../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { PlatformEvent } from '../../shared/features/organizations/organizations/schema.ts';
import { PersonRecord, SessionRecord } from '../../shared/features/people/account/record.ts';
import { AccountDeletionRecord } from '../../shared/features/people/account-deletion/record.ts';
import { PendingEmail, RecoveryRecord } from '../../shared/features/people/account-security/schema.ts';
import { CertificateRecord } from '../../shared/features/people/profile/schema.ts';
import { ReportLinkRecord } from '../../shared/features/reports/report-links/record.ts';
import { SendingRecord } from '../../shared/features/reports/sending/schema.ts';

/** What reads a document of each kind, in its newest format. */
export const recordSchemas: Record<string, z.ZodType> = {
  'account-deletion': AccountDeletionRecord,
  'audited-read': AuditLine,
  case: Case,
  certificate: CertificateRecord,
  draft: Draft,
  'eye-report': EyeReport,
  'eye-series': EyeSeries,
  file: FileRecord,
  'former-member': FormerMemberRecord,
  job: JobRecord,
  'job-cases': Part,
  'job-filter': JobFilter,
  'journal-entry': JournalEntry,
  'link-token': InvitationLink,
  mail: MailRecord,
  member: MemberRecord,
  'module-access': ModuleAccess,
  notification: NotificationRecord,
  organization: OrganizationRecord,
  'pending-email': PendingEmail,
  person: PersonRecord,
  'platform-event': PlatformEvent,
  'preassigned-cases': PreassignedCasesRecord,
  recall: RecallRecord,
  'recovery-codes': RecoveryRecord,
  'report-link': ReportLinkRecord,
  sending: SendingRecord,
  session: SessionRecord,
  terms: Terms,
  'terms-acceptance': AcceptanceRecord,
  'terms-version': TermsVersionRecord,
};
