import type { IntegrityFeature } from '../../integrity-feature.ts';
import { keyOf } from '../../integrity-violation.ts';
import { eyeRules } from './eye-report-rules.ts';
import { frozenReportRules } from './frozen-report-rules.ts';

export const eye: IntegrityFeature = {
  rules: [eyeRules, frozenReportRules],
  expectedEntries: contents =>
    contents.inPartitionsWithPrefix(`C#${contents.slug}#C#`, 'EYE#').map(item => ({
      at: keyOf(item),
      record: String(item.id),
      acts: /^eyeReport\./,
      count: Number(item.version),
    })),
};
