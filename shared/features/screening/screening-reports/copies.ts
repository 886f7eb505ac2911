/** Copies of a screening's report: the summary for families, the full report for staff and specialists. */
export const screeningCopies = ['family', 'full'] as const;
export type ScreeningCopy = (typeof screeningCopies)[number];
