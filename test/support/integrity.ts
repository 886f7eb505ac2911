import { findFaults } from '../../lib/restore/find-faults.ts';
import { belongsTo, openRawTable } from './raw-table.ts';
import { openWorld } from './world.ts';

/** What is wrong with what is stored of some organisations, once everything that follows has happened. */
export async function faultsOf(...slugs: string[]): Promise<string[]> {
  await (await openWorld()).backend.settled();
  const { everything } = await openRawTable();
  const items = (await everything()).filter(
    item =>
      (belongsTo(item, ...slugs) && !item.pk.startsWith('P#')) ||
      item.sk === 'PERSON' ||
      slugs.some(slug => item.sk === `AT#${slug}`),
  );
  return findFaults(items).map(({ rule, at, says }) => `${rule}: ${at.pk} ${at.sk} ${says}`);
}
