/** Replaces a missing time in sort keys; sorts after every time. */
const noTime = '~';

/** The time in the sort key of a booked visit. @param time `HH:MM` */
export const timeInPlace = (time: string | null | undefined): string => time ?? noTime;

/** First and last sort key of the visits booked from one day to another, `YYYY-MM-DD`. */
export const placesBetween = (first: string, last: string): [from: string, to: string] => [
  `${first}#`,
  `${last}#${noTime}${noTime}`,
];

/** The case id at the end of a sort key. */
export const caseAtPlace = (place: unknown): string => String(place).split('#').at(-1) ?? '';
