import type { Item } from '../../functions/platform/storage/write.ts';
import { findViolations } from '../../lib/restore/find-violations.ts';
import { openRawTable } from './raw-table.ts';
import { settled } from './world.ts';

/** Maximum number of keys in one request. */
const batchSize = 100;

/** All stored items of some organisations and their members, after all reactions have run. */
export async function organizationItems(...slugs: string[]): Promise<Item[]> {
  await settled();
  const { ownedBy, itemsWith, table } = await openRawTable();
  const own = await ownedBy(...slugs);
  const mirrors = await itemsWith('sk', ...slugs.map(slug => `AT#${slug}`));
  const people = [...new Set(mirrors.map(({ pk }) => pk))];
  const persons: (Item | undefined)[] = [];
  for (let from = 0; from < people.length; from += batchSize)
    persons.push(
      ...(await table.get(people.slice(from, from + batchSize).map(pk => ({ pk, sk: 'PERSON' })))),
    );
  return [...own, ...mirrors, ...persons.filter(item => item !== undefined)];
}

/**
 * Waits for all reactions and returns the violations of integrity rules in the stored items of these
 * organisations.
 */
export async function violationsOf(...slugs: string[]): Promise<string[]> {
  const faults = findViolations(await organizationItems(...slugs));
  return faults.map(({ rule, at, problem }) => `${rule}: ${at.pk} ${at.sk} ${problem}`);
}
