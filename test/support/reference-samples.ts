import { newId } from '../../functions/platform/storage/new-id.ts';
import type { ReferenceKind } from './generated/reference-kind.ts';
import { referencesByKind } from './generated/references-by-kind.ts';
import type { ReferenceSample } from './reference-sample.ts';

/** Ids that must reveal nothing to a caller, by kind. Public values such as country codes have none. */
export const referenceSamples = {
  ...referencesByKind,
  public: undefined,
} satisfies Record<ReferenceKind, ReferenceSample | undefined>;

/** The ids of a kind, with default values for fields that a kind does not set. */
export const referenceOf = (kind: Exclude<ReferenceKind, 'public'>) => ({
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
  ...(referenceSamples[kind] as ReferenceSample),
});
