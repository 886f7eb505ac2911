import * as z from 'zod';
import { Cursor, Instant, optional, PlainDate, RequiredLine } from '../../../core/fields.ts';
import { MemberId } from '../../organizations/members/schema.ts';

/** What kind of acts: of every kind, changes, readings of what is clinical, or comings and goings. */
export const AuditKind = z.enum(['all', 'changes', 'reads', 'signIns']);
export type AuditKind = z.output<typeof AuditKind>;

/** Rows of a page on the screen, and of one that is being saved to a file. */
export const auditPageSizes = { page: 25, file: 100 };

export const AuditFilters = z.strictObject({
  kind: AuditKind.default('all'),
  by: optional(MemberId),
  /** Id of what was changed or read. */
  record: optional(RequiredLine.max(120)),
  /** First day and last, where the organisation is. */
  from: optional(PlainDate),
  to: optional(PlainDate),
  cursor: optional(Cursor),
  limit: z.int().min(1).max(auditPageSizes.file).default(auditPageSizes.page),
});
export type AuditFilters = z.output<typeof AuditFilters>;

/** Somebody or something, by name where it has one that the reader may know. */
const Named = z.object({ id: z.string(), name: z.string().nullable() });

/** Who did what to which record, when, and from which network. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: Instant,
    act: z.string(),
    by: Named,
    record: Named,
    /** Fields that were changed, where that is known. */
    fields: z.array(z.string()),
    /** A part of the network address; null for what the product did by itself. */
    network: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
/** What somebody did themselves. Of what it was done to only the kind is said. */
export const OwnAuditEvent = z
  .object({ at: Instant, act: z.string(), kind: z.string().nullable(), network: z.string().nullable() })
  .meta({ id: 'OwnAct' });
export type OwnAuditEvent = z.output<typeof OwnAuditEvent>;

export type AuditEntry = z.output<typeof AuditEntry>;
