import type { IntegrityFeature } from '../../integrity-feature.ts';

export const people: IntegrityFeature = {
  knownRecords: [
    [/^P#[^#]+$/, /^(PERSON|EMAIL|RECOVERY|ERASURE|CERT#crt_\w+)$/],
    [/^P#[^#]+#S$/, /./],
  ],
  rules: [],
};
