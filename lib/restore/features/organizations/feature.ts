import type { IntegrityFeature } from '../../integrity-feature.ts';
import { keyOf } from '../../integrity-violation.ts';
import { memberRules } from './member-rules.ts';

export const organizations: IntegrityFeature = {
  rules: [memberRules],
  expectedEntries: contents => [
    ...contents.inPartition(`O#${contents.slug}`, 'MEMBER#').map(item => ({
      at: keyOf(item),
      record: String((item.invitation as { id?: string } | null)?.id ?? item.id),
      acts: item.status === 'invited' ? /^member\.invited$/ : /^member\.joined$/,
      count: 1,
      isMinimum: true as const,
    })),
    ...contents.inPartition(`O#${contents.slug}`, 'META').map(item => ({
      at: keyOf(item),
      record: contents.slug,
      acts: /^organization\.created$/,
      count: 1,
    })),
  ],
};
