import { newId } from '../../functions/platform/storage/new-id.ts';
import type { ReferenceKind } from './generated/reference-kind.ts';
import { referencesByKind } from './generated/references-by-kind.ts';
import type { ReferenceSample } from './reference-sample.ts';

/**
 * Example ids for which responses must reveal nothing to a caller, by kind of record. There are none for
 * public values such as country codes.
 */
export const referenceSamples = {
  ...referencesByKind,
  public: undefined,
} satisfies Record<ReferenceKind, ReferenceSample | undefined>;

/** The example ids of a kind of record, with defaults for values that the kind does not set. */
export const referenceOf = (kind: Exclude<ReferenceKind, 'public'>) => ({
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
  ...(referenceSamples[kind] as ReferenceSample),
});
