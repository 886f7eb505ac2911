import type { IntegrityFeature } from '../../integrity-feature.ts';
import { keyOf } from '../../integrity-violation.ts';
import { caseRules } from './case-rules.ts';

export const cases: IntegrityFeature = {
  knownRecords: [
    [/^C#[a-z\d-]+#C#case_/, /^CASE$/],
    [/^C#[a-z\d-]+#U#/, /^(CASE#case_|DRAFT#(case_[^#]+)?#[a-z]+)/],
    [/^C#[a-z\d-]+#S#/, /#case_/],
    [/^C#[a-z\d-]+#(DOB#\d{4}-\d\d-\d\d|KIN#.+)$/, /^case_/],
    [/^C#[a-z\d-]+#JOB#job_/, /^(PART#\d{4}|FILTER)$/],
    [/^C#[a-z\d-]+#COUNT$/, /^CASES#\d$/],
  ],
  rules: [caseRules],
  expectedEntries: contents =>
    contents.inPartitionsWithPrefix(`C#${contents.slug}#C#`, 'CASE').map(item => ({
      at: keyOf(item),
      record: String(item.id),
      acts: /^case\./,
      count: Number(item.version),
    })),
};
