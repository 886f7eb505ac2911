import type { Item } from '../../functions/platform/storage/write.ts';
import type { IntegrityViolation, Rule } from './integrity-violation.ts';
import { unknownRecords } from './known-records.ts';
import { byOrganization } from './organization-items.ts';
import { readNewestFormats, withMarkedRepair } from './read-formats.ts';
import { caseRules } from './rules/cases.ts';
import { eyeRules } from './rules/eye.ts';
import { jobRules } from './rules/jobs.ts';
import { journalRules } from './rules/journal.ts';
import { memberRules } from './rules/members.ts';
import { notificationRules } from './rules/notifications.ts';
import { termsRules } from './rules/terms.ts';

const rules: Rule[] = [
  memberRules,
  termsRules,
  caseRules,
  eyeRules,
  jobRules,
  notificationRules,
  journalRules,
];

/**
 * Every inconsistency in a whole table, or in whole organisations with
 * their people. It must not be written to meanwhile.
 */
export function findViolations(items: Item[]): IntegrityViolation[] {
  const { readable, violations } = readNewestFormats(items);
  const organizations = byOrganization(readable);
  return [
    ...unknownRecords(items),
    ...violations,
    ...organizations.flatMap(contents => rules.flatMap(rule => rule(contents))),
  ].map(withMarkedRepair);
}
