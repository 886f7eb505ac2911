import type { Item } from '../../functions/platform/storage/write.ts';
import { placeOf } from '../../shared/core/place-of.ts';

/**
 * What the rules compare in one of several cells: its organisations, with what the region's first cell has of the
 * people who work there. Where others work is another cell's.
 * @param ofCell everything in its table
 * @param ofRegion everything in the first cell's table, which may be the same
 */
export function itemsOfCell(ofCell: Item[], ofRegion: Item[]): Item[] {
  const here = new Set(ofCell.flatMap(item => organizationOf(item) ?? []));
  const ofPeople = ofRegion.filter(({ pk, sk }) => {
    const isMembership = pk.startsWith('P#') && sk.startsWith('AT#');
    return isMembership ? here.has(sk.slice('AT#'.length)) : placeOf({ pk, sk }) === 'region';
  });
  return [...ofCell.filter(item => placeOf(item) !== 'region'), ...ofPeople];
}

function organizationOf(item: Item): string | undefined {
  const place = placeOf(item);
  return typeof place === 'object' ? place.organization : undefined;
}
