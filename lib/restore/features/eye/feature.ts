import type { IntegrityFeature } from '../../integrity-feature.ts';
import { keyOf } from '../../integrity-violation.ts';
import { eyeRules } from './eye-report-rules.ts';

export const eye: IntegrityFeature = {
  knownRecords: [
    [/^O#[a-z\d-]+$/, /^SEQ#eye$/],
    [/^C#[a-z\d-]+#C#case_/, /^(EYES|RECALL|(V#)?EYE#[\dA-Za-z]{16}(#\d{4})?)$/],
    [/^C#[a-z\d-]+#REF#\d{4}$/, /^\d{6}$/],
  ],
  rules: [eyeRules],
  expectedEntries: contents =>
    contents.inPartitionsWithPrefix(`C#${contents.slug}#C#`, 'EYE#').map(item => ({
      at: keyOf(item),
      record: String(item.id),
      acts: /^eyeReport\./,
      count: Number(item.version),
    })),
};
