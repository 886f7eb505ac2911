import type { ActivityFields } from '../activities/schema.ts';
import { withOtherFiles } from '../own-activities/with-other-files.ts';
import { type ActivityFieldName, activityFieldNames } from './schema.ts';

/** A copy’s fields for comparison with the original, with the original's file ids in place of the copy's. */
export const asOriginal = (
  activity: ActivityFields,
  origins: Readonly<Record<string, string>>,
): ActivityFields => ({ ...activity, ...withOtherFiles(activity, id => origins[id] ?? id) });

/** Serialises a value so that equal values give equal text, regardless of the order of fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

/** The fields in which two activities differ, in form order. */
export const differingFields = (one: ActivityFields, other: ActivityFields): ActivityFieldName[] =>
  activityFieldNames.filter(name => canonical(one[name]) !== canonical(other[name]));

/**
 * Updates a copy to a version of its original.
 * @param mine fields that keep the copy's own value
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
