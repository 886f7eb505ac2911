import * as z from 'zod';
import { Instant, Line, optional, PlainDate, RequiredLine } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { AssignedMember } from '../../cases/cases/schema.ts';

export const RestrictionReason = z.enum(['accuracy', 'objection', 'claim', 'family', 'other']);
export type RestrictionReason = z.output<typeof RestrictionReason>;

/** Why a case is erased. The list of erasures shows the reason even after the case is gone. */
export const ErasureReason = z.enum(['family', 'retention', 'mistake', 'other']);
export type ErasureReason = z.output<typeof ErasureReason>;

/** The member who made a decision about a case's data, and the time. */
const decided = { by: AssignedMember, at: Instant };

export const Restriction = z.object({ reason: RestrictionReason, note: optional(Line), ...decided });
/** A legal hold: a law or a dispute forbids erasing the case. */
export const LegalHold = z.object({ note: RequiredLine, ...decided });
/** An erasure that is planned; it can be undone until it begins. */
export const PlannedErasure = z.object({ reason: ErasureReason, ...decided, beginsAt: Instant });
/** A copy of everything stored about a child; it is kept for a few days for the person who requested it. */
export const PreparedBundle = z.object({
  ...decided,
  state: z.enum(['preparing', 'ready', 'failed']),
  /** When the copy of the child's data will be deleted; null until the copy is ready. */
  expiresAt: Instant.nullable(),
  size: z.int().nullable(),
});

/**
 * The organisation's decisions about a case's data: a restriction, a legal hold, an erasure, or a copy for
 * the family.
 */
export const CaseRights = z
  .object({
    id: CaseId,
    /** Version of all decisions about the case; 0 until the first decision. */
    version: z.int().min(0),
    restriction: Restriction.nullable(),
    hold: LegalHold.nullable(),
    erasure: PlannedErasure.nullable(),
    bundle: PreparedBundle.nullable(),
    /**
     * Day until which the case is kept at least, even if the retention rule would allow erasing it earlier.
     */
    keepUntil: PlainDate.nullable(),
  })
  .meta({ id: 'CaseRights' });
export type CaseRights = z.output<typeof CaseRights>;
