import type { ActivityFields } from '../activities/schema.ts';
import { withOtherFiles } from '../own-activities/with-other-files.ts';
import { type ActivityFieldName, activityFieldNames } from './schema.ts';

/** A copy’s fields as they compare with its original: with the original’s files where those were copied. */
export const asOriginal = (
  activity: ActivityFields,
  origins: Readonly<Record<string, string>>,
): ActivityFields => ({ ...activity, ...withOtherFiles(activity, id => origins[id] ?? id) });

/** A value as text, alike for alike values in whichever order their fields stand. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

/** The fields in which two activities differ, in the order of the form. */
export const differingFields = (one: ActivityFields, other: ActivityFields): ActivityFieldName[] =>
  activityFieldNames.filter(name => canonical(one[name]) !== canonical(other[name]));

/**
 * What a copy becomes with a version of its original.
 * @param mine fields that stay as they are
 */
export function takeOver(
  copy: ActivityFields,
  original: ActivityFields,
  mine: readonly ActivityFieldName[],
): ActivityFields {
  const kept = activityFieldNames.filter(name => mine.includes(name));
  const taken: ActivityFields = { ...original, ...Object.fromEntries(kept.map(name => [name, copy[name]])) };
  const { ageFrom, ageTo } = taken;
  const isInOrder = ageFrom === null || ageTo === null || ageFrom <= ageTo;
  return isInOrder ? taken : { ...taken, ageFrom: copy.ageFrom, ageTo: copy.ageTo };
}
