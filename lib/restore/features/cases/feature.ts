import type { IntegrityFeature } from '../../integrity-feature.ts';
import { keyOf } from '../../integrity-violation.ts';
import { caseRules } from './case-rules.ts';

export const cases: IntegrityFeature = {
  rules: [caseRules],
  expectedEntries: contents =>
    contents.inPartitionsWithPrefix(`C#${contents.slug}#C#`, 'CASE').map(item => ({
      at: keyOf(item),
      record: String(item.id),
      acts: /^(case|registration)\./,
      count: Number(item.version),
    })),
};
