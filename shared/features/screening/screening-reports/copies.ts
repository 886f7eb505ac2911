/**
 * Copies of the report about a screening: the summary for families, and the full report for staff and
 * specialists.
 */
export const screeningCopies = ['family', 'full'] as const;
export type ScreeningCopy = (typeof screeningCopies)[number];

/** The kind of copy that a report was sent as; undefined for old reports, which had no kinds. */
export const screeningCopyIn = (content: { copy?: unknown }): ScreeningCopy | undefined =>
  screeningCopies.find(copy => copy === content.copy);
