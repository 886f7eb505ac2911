/**
 * Kinds that features add to and that calls of other features name in what they take and answer.
 * A feature adds its own here; what each kind does is said in the feature's own `feature.ts`.
 */

/** Records that have an owner, who hands them over before leaving. */
export const ownedRecordKinds = ['cases'] as const;

/** Work on more records than a transaction takes. */
export const jobKinds = ['assignment', 'departure'] as const;
export type JobKind = (typeof jobKinds)[number];
