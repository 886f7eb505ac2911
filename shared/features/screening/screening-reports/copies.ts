/**
 * Copies of the report about a screening: the summary for families, and the full report for staff and
 * specialists.
 */
export const screeningCopies = ['family', 'full'] as const;
export type ScreeningCopy = (typeof screeningCopies)[number];
