import { routes } from '../../../shared/core/routes.ts';
import { accessTo } from './access.ts';
import { useSession } from './session.ts';

/** Whether the user may see and send eye reports; an ended licence does not change it. */
export function useHasEyeAccess(): boolean {
  return accessTo(routes.eyeReports, useSession()) === 'open';
}
