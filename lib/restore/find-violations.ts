import type { Item } from '../../functions/platform/storage/write.ts';
import { libraryRules } from './features/courses/library-rules.ts';
import { features } from './features.ts';
import type { IntegrityViolation } from './integrity-violation.ts';
import { journalRules } from './journal-rules.ts';
import { unknownRecords } from './known-records.ts';
import { byOrganization, type OrganizationItems } from './organization-items.ts';
import { readNewestFormats, withMarkedRepair } from './read-formats.ts';

/**
 * Finds all rule violations in the items of a whole table, or of whole organisations with their people. The
 * table must not be written to while the items are read.
 */
export function findViolations(items: Item[]): IntegrityViolation[] {
  const { readable, violations } = readNewestFormats(items);
  return [
    ...unknownRecords(items),
    ...violations,
    ...libraryRules(readable),
    ...byOrganization(readable).flatMap(organizationViolations),
  ].map(withMarkedRepair);
}

/** Finds all rule violations in the records of one organisation, which must be in their newest formats. */
export function organizationViolations(contents: OrganizationItems): IntegrityViolation[] {
  return [
    ...features.flatMap(({ rules }) => rules.flatMap(rule => rule(contents))),
    ...journalRules(
      contents,
      features.flatMap(({ expectedEntries }) => expectedEntries?.(contents) ?? []),
    ),
  ];
}
