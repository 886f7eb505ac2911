import type { Item } from '../../functions/platform/storage/write.ts';
import { libraryRules } from './features/courses/library-rules.ts';
import { features } from './features.ts';
import type { IntegrityViolation } from './integrity-violation.ts';
import { journalRules } from './journal-rules.ts';
import { unknownRecords } from './known-records.ts';
import { byOrganization } from './organization-items.ts';
import { readNewestFormats, withMarkedRepair } from './read-formats.ts';

/**
 * All inconsistencies in a whole table, or in whole organisations with their people. Nobody may write to it
 * meanwhile.
 */
export function findViolations(items: Item[]): IntegrityViolation[] {
  const { readable, violations } = readNewestFormats(items);
  const organizations = byOrganization(readable);
  return [
    ...unknownRecords(items),
    ...violations,
    ...libraryRules(readable),
    ...organizations.flatMap(contents => [
      ...features.flatMap(({ rules }) => rules.flatMap(rule => rule(contents))),
      ...journalRules(
        contents,
        features.flatMap(({ expectedEntries }) => expectedEntries?.(contents) ?? []),
      ),
    ]),
  ].map(withMarkedRepair);
}
