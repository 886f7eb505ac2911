import type { TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';

type Details = TimelineEntry['details'];

/** A text among the details of an entry; null if there is none, as for readers without access to its record. */
export function detailText(details: Details, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' ? value : null;
}

export function detailNumber(details: Details, name: string): number | null {
  const value = details[name];
  return typeof value === 'number' ? value : null;
}

export const detailChoice = <Choice extends string>(
  details: Details,
  name: string,
  choices: readonly Choice[],
): Choice | null => choices.find(choice => choice === details[name]) ?? null;
