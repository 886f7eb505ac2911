import type { IntegrityFeature } from '../../integrity-feature.ts';

export const reports: IntegrityFeature = {
  knownRecords: [
    [/^C#[a-z\d-]+#C#case_/, /^SEND#[\dA-Za-z]{16}$/],
    [/^C#[a-z\d-]+#LINK#[\w-]{43}$/, /^LINK$/],
  ],
  rules: [],
};
