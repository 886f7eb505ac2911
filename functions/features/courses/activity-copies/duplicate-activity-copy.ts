import { nameOfCopy } from '../../../../shared/core/name-of-copy.ts';
import type { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { copyFiles } from '../own-activities/copy-files.ts';
import { requirePresent } from '../own-activities/require-own.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { showActivityCopy } from './show-activity-copy.ts';

export const duplicateActivityCopy: Handler<typeof activityCopies.duplicateActivityCopy> = async (
  { locale },
  context,
) => {
  const { actor, files, openStore, records } = context;
  const { source, basis, origins, ...activity } = requirePresent(records.activityCopy);
  const copied = await copyFiles(files, activity);
  const entered = EnteredFields.parse(activity);
  const ownOrigins = Object.entries(origins).flatMap(([from, original]) => {
    const to = copied.ids.get(from);
    return to === undefined ? [] : [[to, original]];
  });
  return openStore(ActivityCopiesStore).create(
    { ...entered, ...copied.fields, title: nameOfCopy(entered.title, locale) },
    { source, basis, origins: Object.fromEntries(ownOrigins) },
    personOf(actor),
    { files: { writes: copied.writes }, show: showActivityCopy(context) },
  );
};
