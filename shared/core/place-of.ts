/** The owner of an item's table: an organisation, this cell, or the region, whose table all its cells share. */
export type Place = { organization: string } | 'cell' | 'region';

/** Items about organisations that the hourly schedule of a cell reads; the sort key contains the organisation. */
const marks = /^X#(COUNTS$|DUE#)/;
/** Items that begin with the kind of what is due, such as `licence#clinic-a`. */
const marksByKind = /^X#DUE#\d/;
/** Other items of a cell: alarms reported today, what rewrites and checks of the table remember, and lists of its organisations. */
const ofCell = /^X#(TOLD|REWRITE|CHECK|ORGS|ADMINS|MODREQ|SUBREQ#\w+|SUBS|JOBS|CASEERASURES)$/;

/** Decides by the key space. People, tokens, the library and the platform belong to no cell. */
export function placeOf({ pk, sk }: { pk: string; sk: string }): Place {
  const owner = /^[OC]#([^#]+)/.exec(pk)?.[1];
  if (owner !== undefined) return { organization: owner };
  if (marks.test(pk)) return { organization: sk.split('#')[marksByKind.test(pk) ? 1 : 0] ?? '' };
  return ofCell.test(pk) ? 'cell' : 'region';
}

/** Files of people and of the library are stored in the region's first cell. */
export const isFileOfRegion = (key: string): boolean => /^(tmp\/people|people|library)\//.test(key);

/** A range is in one table only: items about all organisations are read cell by cell. */
export function placeOfRange({ pk }: { pk: string }): Place {
  return marks.test(pk) ? 'cell' : placeOf({ pk, sk: '' });
}
