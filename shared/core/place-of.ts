/** Whose table something lies in: an organisation's, this cell's, or the one that the cells of a region share. */
export type Place = { organization: string } | 'cell' | 'region';

/** What the hourly schedule of a cell reads of its organisations; the sort key names them. */
const marks = /^X#(COUNTS$|DUE#)/;
/** Of marks that say first what is due, as `licence#clinic-a`. */
const marksByKind = /^X#DUE#\d/;
/** What else goes with a cell: what it told of today, how far it is rewritten, and lists of its organisations. */
const ofCell = /^X#(TOLD|REWRITE|ORGS|ADMINS|MODREQ|SUBREQ#\w+|SUBS|JOBS|CASEERASURES)$/;

/** By the key space: people, tokens, the library and the platform belong to no cell. */
export function placeOf({ pk, sk }: { pk: string; sk: string }): Place {
  const owner = /^[OC]#([^#]+)/.exec(pk)?.[1];
  if (owner !== undefined) return { organization: owner };
  if (marks.test(pk)) return { organization: sk.split('#')[marksByKind.test(pk) ? 1 : 0] ?? '' };
  return ofCell.test(pk) ? 'cell' : 'region';
}

/** Files of people and the library lie with the region's first cell. */
export const isFileOfRegion = (key: string): boolean => /^(tmp\/people|people|library)\//.test(key);

/** A range is of one table: marks of all organisations are read cell by cell. */
export function placeOfRange({ pk }: { pk: string }): Place {
  return marks.test(pk) ? 'cell' : placeOf({ pk, sk: '' });
}
