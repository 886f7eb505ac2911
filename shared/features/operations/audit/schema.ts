import * as z from 'zod';
import { Cursor, Instant, lineOf, optional, PlainDate } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { Named } from '../../../core/named.ts';

/** Filter by kind of event: all, changes, reads of clinical data, or sign-ins. */
export const AuditKind = z.enum(['all', 'changes', 'reads', 'signIns']);
export type AuditKind = z.output<typeof AuditKind>;

/** Number of events per page on screen, and per request for an export to a file. */
export const auditPageSizes = { page: 25, file: 100 };

export const AuditFilters = z.strictObject({
  kind: AuditKind.default('all'),
  by: optional(z.union([MemberId, Id('apiKey')])),
  /** Id of the changed or read record. */
  record: optional(lineOf(120).min(1)),
  /** First day of the events, in the organisation's time zone; `to` is the last day. */
  from: optional(PlainDate),
  to: optional(PlainDate),
  cursor: optional(Cursor),
  limit: z.int().min(1).max(auditPageSizes.file).default(auditPageSizes.page),
});
export type AuditFilters = z.output<typeof AuditFilters>;

/** Further details of an audit event. */
const AuditDetails = z.object({
  /** Names of the changed fields. */
  fields: z.array(z.string()),
  /** Members to whom a case was assigned, and members who were unassigned. */
  added: z.array(Named),
  removed: z.array(Named),
  /** Last day of validity, for events about something that expires. */
  until: z.string().nullable(),
  /** Number of affected records. */
  count: z.int().nullable(),
  /**
   * Whether the member had only requested access to the module, so that ending the access means declining the
   * request.
   */
  wasAsked: z.boolean(),
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
/** An event caused by the caller. It names only the kind of record, not the record itself. */
export const OwnAuditEvent = z
  .object({ at: Instant, act: z.string(), kind: z.string().nullable(), network: z.string().nullable() })
  .meta({ id: 'OwnAct' });
export type OwnAuditEvent = z.output<typeof OwnAuditEvent>;

export type AuditEntry = z.output<typeof AuditEntry>;
