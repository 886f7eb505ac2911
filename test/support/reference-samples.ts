import { referencesByKind } from './generated/references-by-kind.ts';
import type { ReferenceKind } from './reference-kind.ts';
import type { ReferenceSample } from './reference-sample.ts';

/** Ids that must reveal nothing to a caller, by kind; a missing kind does not compile. */
export const referenceSamples = {
  ...referencesByKind,
  public: undefined,
} satisfies Record<ReferenceKind, ReferenceSample | undefined>;
