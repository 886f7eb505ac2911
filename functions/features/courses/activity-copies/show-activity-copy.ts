import type {
  ActivityCopy,
  StoredActivityCopy,
} from '../../../../shared/features/courses/activity-copies/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { linksOf } from '../own-activities/links-of.ts';
import { customisedFields } from './fingerprints.ts';

export const showActivityCopy =
  ({ files }: Pick<OrganizationContext, 'files'>) =>
  async (stored: StoredActivityCopy): Promise<ActivityCopy> => {
    const { removedAt: _, basis: __, ...activity } = stored;
    return { ...activity, customised: customisedFields(stored), links: await linksOf(files, activity) };
  };
