import type { IntegrityFeature } from '../../integrity-feature.ts';
import { keyOf } from '../../integrity-violation.ts';
import { memberRules } from './member-rules.ts';

export const organizations: IntegrityFeature = {
  knownRecords: [
    [
      /^O#[a-z\d-]+$/,
      /^(META|EVENT#[^#]+#jrn_[0-9A-Za-z]+|(MEMBER|FORMER)#[^#]+|TOLD#[^#]+#\d{4}-\d\d-\d\d#\d+|PICKS#[^#]+|MODULE#[^#]+#[a-z]+)$/,
    ],
    [/^P#[^#]+$/, /^AT#[a-z\d-]+$/],
    [/^T#[\w-]{43}$/, /^T$/],
    [/^X#TOLD$/, /^\d{4}-\d\d-\d\d$/],
    [/^X#DUE#\d{4}-\d\d-\d\d$/, /^(licence#[a-z\d-]+|module#[a-z\d-]+#[^#]+#[a-z]+)$/],
  ],
  rules: [memberRules],
  expectedEntries: contents => [
    ...contents.inPartition(`O#${contents.slug}`, 'MEMBER#').map(item => ({
      at: keyOf(item),
      record: String(item.id),
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
