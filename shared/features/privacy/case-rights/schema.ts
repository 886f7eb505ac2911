import * as z from 'zod';
import { Instant, Line, optional, PlainDate, RequiredLine } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { AssignedMember } from '../../cases/cases/schema.ts';

/** Why nobody works with a case for the time being. */
export const RestrictionReason = z.enum(['accuracy', 'objection', 'claim', 'family', 'other']);
export type RestrictionReason = z.output<typeof RestrictionReason>;

/** Why a case is erased; it stays in the list of erasures when the case is gone. */
export const ErasureReason = z.enum(['family', 'retention', 'mistake', 'other']);
export type ErasureReason = z.output<typeof ErasureReason>;

/** Who decided it, and when. */
const decided = { by: AssignedMember, at: Instant };

export const Restriction = z.object({ reason: RestrictionReason, note: optional(Line), ...decided });
/** Law or a dispute forbids that the case is erased. */
export const LegalHold = z.object({ note: RequiredLine, ...decided });
/** An erasure that was asked for and can be undone until it begins. */
export const PlannedErasure = z.object({ reason: ErasureReason, ...decided, beginsAt: Instant });
/** A copy of everything held about a child, kept for a few days for whoever asked for it. */
export const PreparedBundle = z.object({
  ...decided,
  state: z.enum(['preparing', 'ready', 'failed']),
  /** When the file is deleted; null until it is ready. */
  expiresAt: Instant.nullable(),
  size: z.int().nullable(),
});

/** What was decided about the data of a case. */
export const CaseRights = z
  .object({
    id: CaseId,
    /** 0 as long as nothing was ever decided. */
    version: z.int().min(0),
    restriction: Restriction.nullable(),
    hold: LegalHold.nullable(),
    erasure: PlannedErasure.nullable(),
    bundle: PreparedBundle.nullable(),
    /** Kept at least until then, whatever the retention rule says. */
    keepUntil: PlainDate.nullable(),
  })
  .meta({ id: 'CaseRights' });
export type CaseRights = z.output<typeof CaseRights>;
