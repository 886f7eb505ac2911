import { routes } from '../../../shared/core/routes.ts';
import { accessTo } from './access.ts';
import { useSession } from './session.ts';

/** Whether what the eye module shows is theirs to see, and to send: the end of a licence changes nothing in it. */
export function useHasEyeAccess(): boolean {
  return accessTo(routes.eyeReports, useSession()) === 'open';
}
