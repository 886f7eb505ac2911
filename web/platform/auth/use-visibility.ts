import type * as z from 'zod';
import type { Visibility } from '../../../shared/features/organizations/members/schema.ts';
import { useSession } from './session.ts';

/** Which cases the user sees in this organisation. Without a membership: as few as possible. */
export const useVisibility = (): z.output<typeof Visibility> =>
  useSession().organizationUser?.visibility ?? 'selected';
