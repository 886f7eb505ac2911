/** Imports that break the rules today, `from → to`. The list only shrinks; delete it when it is empty. */
export const knownViolations: string[] = [];
