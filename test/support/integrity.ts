import type { Item } from '../../functions/storage/write.ts';
import { findFaults } from '../../lib/restore/find-faults.ts';
import { openRawTable } from './raw-table.ts';
import { openWorld } from './world.ts';

/** Everything stored of some organisations, with who works there, once what follows has happened. */
export async function organizationItems(...slugs: string[]): Promise<Item[]> {
  await (await openWorld()).backend.settled();
  const items = await (await openRawTable()).everything();
  const walls = slugs.flatMap(slug => [`O#${slug}`, `C#${slug}`]);
  const isOwn = ({ pk }: Item) => walls.some(wall => pk === wall || pk.startsWith(`${wall}#`));
  const isMirror = ({ sk }: Item) => slugs.some(slug => sk === `AT#${slug}`);
  const people = new Set(items.filter(isMirror).map(({ pk }) => pk));
  return items.filter(item => isOwn(item) || isMirror(item) || (item.sk === 'PERSON' && people.has(item.pk)));
}

/** What is wrong with it. */
export async function faultsOf(...slugs: string[]): Promise<string[]> {
  const faults = findFaults(await organizationItems(...slugs));
  return faults.map(({ rule, at, says }) => `${rule}: ${at.pk} ${at.sk} ${says}`);
}
