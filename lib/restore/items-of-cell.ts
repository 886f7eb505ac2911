import type { Item } from '../../functions/platform/storage/write.ts';
import { placeOf } from '../../shared/core/place-of.ts';

/**
 * The items that the rules compare in one of several cells: its organisations, and the first cell's records of
 * the people who work in them. People who work elsewhere belong to other cells.
 * @param ofCell all items of the cell's table
 * @param ofRegion all items of the first cell's table, which may be the same
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
