import { AppError } from '../../../../shared/core/errors.ts';
import { takeOver } from '../../../../shared/features/courses/activity-copies/copy-rules.ts';
import type { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireEditable } from '../own-activities/require-own.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { adoptFiles } from './adopt-files.ts';
import { customisedFields, fingerprintsOf } from './fingerprints.ts';
import { readOriginal } from './read-original.ts';
import { showActivityCopy } from './show-activity-copy.ts';

export const updateActivityCopy: Handler<typeof activityCopies.updateActivityCopy> = async (
  { courseVersion, choice },
  context,
) => {
  const before = requireEditable(context.records.activityCopy, context);
  const show = showActivityCopy(context);
  const store = context.openStore(ActivityCopiesStore);
  const { source } = before;
  if (courseVersion < source.courseVersion)
    throw new AppError('request.invalid', { fields: { courseVersion: 'validation.invalid' } });
  if (choice === 'ignore')
    return store.change(
      before,
      { source: { ...source, ignoredVersion: courseVersion } },
      { act: 'version-ignored', show },
    );
  const original = await readOriginal(context, publishedActivityId(source.activityId, courseVersion));
  const mine = choice === 'keep-mine' ? customisedFields(before) : [];
  const merged = takeOver(EnteredFields.parse(before), original.fields, mine);
  const { fields, origins, files } = await adoptFiles(context.files, before, merged, original);
  const { title: courseTitle, organizationName } = original.course;
  const changes = {
    ...fields,
    origins,
    basis: fingerprintsOf(original.fields),
    source: { ...source, courseVersion, courseTitle, organizationName },
  };
  return store.change(before, changes, { act: 'updated', files, show });
};
