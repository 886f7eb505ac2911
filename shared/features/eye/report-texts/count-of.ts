/** A number with its English noun: "1 visit", "3 visits". */
export const countOf = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
