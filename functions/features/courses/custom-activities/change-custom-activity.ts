import { nameOfCopy } from '../../../../shared/core/name-of-copy.ts';
import type { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type {
  CustomActivity,
  StoredCustomActivity,
} from '../../../../shared/features/courses/custom-activities/schema.ts';
import { listOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { activityFileWrites } from '../activities/activity-files.ts';
import { copyFiles } from '../own-activities/copy-files.ts';
import { linksOf } from '../own-activities/links-of.ts';
import { requireEditable, requireOwn, requirePresent } from '../own-activities/require-own.ts';
import { CustomActivitiesStore } from './custom-activities-store.ts';

const show =
  ({ files }: Pick<OrganizationContext, 'files'>) =>
  async ({ removedAt: _, ...activity }: StoredCustomActivity): Promise<CustomActivity> => ({
    ...activity,
    links: await linksOf(files, activity),
  });

const callerOf = ({ actor: { id, fullName } }: Pick<OrganizationContext, 'actor'>) => ({ id, fullName });

export const searchCustomActivities: Handler<typeof customActivities.searchCustomActivities> = async (
  filters,
  { actor, openStore },
) => singlePage(listOwn(await openStore(CustomActivitiesStore).list(), actor, filters));

export const getCustomActivity: Handler<typeof customActivities.getCustomActivity> = async (_, context) =>
  show(context)(requirePresent(context.records.customActivity));

export const createCustomActivity: Handler<typeof customActivities.createCustomActivity> = async (
  fields,
  context,
) =>
  context.openStore(CustomActivitiesStore).create(fields, callerOf(context), {
    files: activityFileWrites(context.files, null, fields),
    show: show(context),
  });

export const changeCustomActivity: Handler<typeof customActivities.changeCustomActivity> = async (
  { customActivityId: _, version: __, ...fields },
  context,
) => {
  const before = requireEditable(context.records.customActivity, context);
  return context.openStore(CustomActivitiesStore).change(before, fields, {
    files: activityFileWrites(context.files, before, fields),
    show: show(context),
  });
};

export const shareCustomActivity: Handler<typeof customActivities.shareCustomActivity> = async (
  { isShared },
  context,
) => {
  const before = requireEditable(context.records.customActivity, context);
  return context
    .openStore(CustomActivitiesStore)
    .change(before, { isShared }, { act: isShared ? 'shared' : 'unshared', show: show(context) });
};

export const copyCustomActivity: Handler<typeof customActivities.copyCustomActivity> = async (
  { locale },
  context,
) => {
  const source = EnteredFields.parse(requirePresent(context.records.customActivity));
  const { fields, writes } = await copyFiles(context.files, source);
  return context
    .openStore(CustomActivitiesStore)
    .create({ ...source, ...fields, title: nameOfCopy(source.title, locale) }, callerOf(context), {
      files: { writes },
      show: show(context),
    });
};

export const removeCustomActivity: Handler<typeof customActivities.removeCustomActivity> = async (
  _,
  context,
) => context.openStore(CustomActivitiesStore).remove(requireOwn(context.records.customActivity, context));

export const restoreCustomActivity: Handler<typeof customActivities.restoreCustomActivity> = async (
  _,
  context,
) =>
  context
    .openStore(CustomActivitiesStore)
    .restore(requireOwn(context.records.customActivity, context), context, show(context));
