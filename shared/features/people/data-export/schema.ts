import * as z from 'zod';
import { Instant, Slug } from '../../../core/fields.ts';
import { OwnAuditEvent } from '../../operations/audit/schema.ts';
import { LinkedFile } from '../../operations/files/schema.ts';
import { MemberRole, MemberStatus, Visibility } from '../../organizations/members/schema.ts';
import { ModuleState } from '../../organizations/module-access/schema.ts';
import { PersonRecord } from '../account/record.ts';
import { CertificateRecord } from '../profile/schema.ts';

const OwnMembership = z.object({
  organization: z.object({ id: Slug, name: z.string() }),
  role: MemberRole,
  status: MemberStatus,
  visibility: Visibility,
  finishedRegistration: z.boolean(),
  lastSignInAt: Instant.nullable(),
  modules: z.array(ModuleState),
});

/** A stored session, open or ended. */
const OwnSession = z.object({
  device: z.string(),
  organization: Slug.nullable(),
  startedAt: Instant,
  sessionExpiresAt: Instant,
  endedAt: Instant.nullable(),
});

/**
 * Everything that the platform stores about a person in all organisations. Links to files are valid only for
 * a short time.
 */
export const OwnData = z
  .object({
    person: PersonRecord.omit({ revision: true }),
    memberships: z.array(OwnMembership),
    sessions: z.array(OwnSession),
    certificates: z.array(CertificateRecord),
    files: z.array(LinkedFile),
    /** A new email address that the person has not confirmed yet. */
    pendingEmail: z.string().nullable(),
    recoveryCodesLeft: z.int(),
    /** The person's audit events outside organisations. */
    acts: z.array(OwnAuditEvent),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.output<typeof OwnData>;
