import * as z from 'zod';
import { Cursor, Instant, lineOf, optional, PlainDate } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { jobKinds } from '../../../core/kinds.ts';
import { Named } from '../../../core/named.ts';

export const AuditKind = z.enum(['all', 'changes', 'reads', 'signIns']);
export type AuditKind = z.output<typeof AuditKind>;

/**
 * Number of events on one page of the screen (`page`), and in one request of an export to a file (`file`).
 */
export const auditPageSizes = { page: 25, file: 100 };

export const AuditFilters = z.strictObject({
  kind: AuditKind.default('all'),
  by: optional(z.union([MemberId, Id('apiKey')])),
  /** Id of the record that was changed or read. */
  record: optional(lineOf(120).min(1)),
  /** First day of the events, in the organisation's time zone. */
  from: optional(PlainDate),
  /** Last day of the events, in the organisation's time zone. */
  to: optional(PlainDate),
  cursor: optional(Cursor),
  limit: z.int().min(1).max(auditPageSizes.file).default(auditPageSizes.page),
});
export type AuditFilters = z.output<typeof AuditFilters>;

const AuditDetails = z.object({
  fields: z.array(z.string()),
  /** Members to whom a case was assigned. */
  added: z.array(Named),
  /** Members from whom a case was unassigned. */
  removed: z.array(Named),
  /** Last day of validity, for events about a thing that expires. */
  until: z.string().nullable(),
  /** Number of records that the event affected. */
  count: z.int().nullable(),
  /**
   * Whether the member had only requested access to the module. If so, ending the access means declining the
   * request.
   */
  wasAsked: z.boolean(),
  /** Kind of the job that the event is about. */
  job: z.enum(jobKinds).nullable(),
});

/** An audit event: who did what to which record, when, and from which network. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: Instant,
    act: z.string(),
    by: Named,
    record: Named,
    details: AuditDetails,
    /** Anonymised IP address; null for automatic events. */
    network: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
/** An audit event that the caller caused. It names only the kind of record, not the record itself. */
export const OwnAuditEvent = z
  .object({ at: Instant, act: z.string(), kind: z.string().nullable(), network: z.string().nullable() })
  .meta({ id: 'OwnAct' });
export type OwnAuditEvent = z.output<typeof OwnAuditEvent>;

export type AuditEntry = z.output<typeof AuditEntry>;
