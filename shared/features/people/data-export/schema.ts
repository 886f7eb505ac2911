import * as z from 'zod';
import { Instant, Slug } from '../../../core/fields.ts';
import { OwnAuditEvent } from '../../operations/audit/schema.ts';
import { LinkedFile } from '../../operations/files/schema.ts';
import { MemberRole, MemberStatus, Visibility } from '../../organizations/members/schema.ts';
import { ModuleState } from '../../organizations/module-access/schema.ts';
import { PersonRecord } from '../account/record.ts';
import { CertificateRecord } from '../profile/schema.ts';

/** Somebody's place in one organisation. */
const OwnMembership = z.object({
  organization: z.object({ id: Slug, name: z.string() }),
  role: MemberRole,
  status: MemberStatus,
  visibility: Visibility,
  finishedRegistration: z.boolean(),
  lastSignInAt: Instant.nullable(),
  modules: z.array(ModuleState),
});

/** A sign-in that is remembered, open or ended. */
const OwnSession = z.object({
  device: z.string(),
  organization: Slug.nullable(),
  startedAt: Instant,
  sessionExpiresAt: Instant,
  endedAt: Instant.nullable(),
});

/** What the platform holds of a person themselves, wherever they work. Links to files are good for minutes. */
export const OwnData = z
  .object({
    person: PersonRecord,
    memberships: z.array(OwnMembership),
    sessions: z.array(OwnSession),
    certificates: z.array(CertificateRecord),
    files: z.array(LinkedFile),
    /** An address that waits to be confirmed. */
    pendingEmail: z.string().nullable(),
    recoveryCodesLeft: z.int(),
    /** What they did beyond any organisation. */
    acts: z.array(OwnAuditEvent),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.output<typeof OwnData>;
