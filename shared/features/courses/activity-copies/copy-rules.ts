import type { ActivityFields } from '../activities/schema.ts';
import { withOtherFiles } from '../own-activities/with-other-files.ts';
import { type ActivityFieldName, activityFieldNames } from './schema.ts';

/**
 * The fields of a copy for comparison with its original: file ids of the copy are replaced with those of the
 * original.
 */
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

/** In the order of the form. */
export const differingFields = (one: ActivityFields, other: ActivityFields): ActivityFieldName[] =>
  activityFieldNames.filter(name => canonical(one[name]) !== canonical(other[name]));

/**
 * Updates a copy to a newer version of its original.
 * @param mine fields in which the copy keeps its own value
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
