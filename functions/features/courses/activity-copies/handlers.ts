import { nameOfCopy } from '../../../../shared/core/name-of-copy.ts';
import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { listOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { Handler, Handlers } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { personOf } from '../../../platform/person-of.ts';
import { copyFiles } from '../own-activities/copy-files.ts';
import { requireOwn, requirePresent } from '../own-activities/require-own.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { changeActivityCopyHandler } from './change-activity-copy.ts';
import { createActivityCopyHandler } from './create-activity-copy.ts';
import { showActivityCopy } from './show-activity-copy.ts';
import { updateActivityCopyHandler } from './update-activity-copy.ts';

export const endpoints = activityCopies;

/** The duplicate has files of its own, of the same originals. */
const duplicate: Handler<typeof activityCopies.duplicateActivityCopy> = async ({ locale }, context) => {
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

export const handlers: Handlers<typeof activityCopies> = {
  searchActivityCopies: async (filters, { actor, openStore }) =>
    singlePage(listOwn(await openStore(ActivityCopiesStore).list(), actor, filters)),
  getActivityCopy: async (_, context) =>
    showActivityCopy(context)(requirePresent(context.records.activityCopy)),
  createActivityCopy: createActivityCopyHandler,
  changeActivityCopy: changeActivityCopyHandler,
  updateActivityCopy: updateActivityCopyHandler,
  duplicateActivityCopy: duplicate,
  removeActivityCopy: async (_, context) =>
    context.openStore(ActivityCopiesStore).remove(requireOwn(context.records.activityCopy, context)),
  restoreActivityCopy: async (_, context) =>
    context
      .openStore(ActivityCopiesStore)
      .restore(requireOwn(context.records.activityCopy, context), context, showActivityCopy(context)),
};
