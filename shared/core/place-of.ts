/**
 * The owner of the table that stores an item: an organisation, this cell (an isolated copy of the stack), or
 * the region. All cells of a region share the region's table.
 */
export type Place = { organization: string } | 'cell' | 'region';

/**
 * Items about organisations that the hourly job of a cell (a copy of the stack) reads. The sort key contains
 * the organisation.
 */
const marks = /^X#(COUNTS$|DUE#)/;
/** Due items whose sort key has the kind before the organisation, such as `licence#clinic-a`. */
const marksByKind = /^X#DUE#\d/;
/**
 * Other items of a cell (a copy of the stack): the marker of the daily reminder to superadmins, progress of
 * table rewrites and checks, and lists of organisations.
 */
const ofCell = /^X#(TOLD|REWRITE|CHECK|ORGS|ADMINS|MODREQ|SUBREQ#\w+|SUBS|JOBS|CASEERASURES)$/;

/**
 * Finds the owner of an item's table by the item's key. People, tokens, the library and the platform belong
 * to the region.
 */
export function placeOf({ pk, sk }: { pk: string; sk: string }): Place {
  const owner = /^[OC]#([^#]+)/.exec(pk)?.[1];
  if (owner !== undefined) return { organization: owner };
  if (marks.test(pk)) return { organization: sk.split('#')[marksByKind.test(pk) ? 1 : 0] ?? '' };
  return ofCell.test(pk) ? 'cell' : 'region';
}

/** Files of people and of the library are stored in the region's first cell (copy of the stack). */
export const isFileOfRegion = (key: string): boolean => /^(tmp\/people|people|library)\//.test(key);

/**
 * Finds the owner of the one table that contains a key range. Lists of all organisations are in several
 * tables, one in each cell (copy of the stack), and are read one by one.
 */
export function placeOfRange({ pk }: { pk: string }): Place {
  return marks.test(pk) ? 'cell' : placeOf({ pk, sk: '' });
}
