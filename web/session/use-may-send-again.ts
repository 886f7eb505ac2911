import { routes } from '../../shared/routes.ts';
import { accessTo } from './access.ts';
import { useSession } from './session.ts';

/** Whether sending reports once more is offered: to whoever works with eyes, as sending them was; a licence's end changes nothing. */
export function useMaySendAgain(): boolean {
  return accessTo(routes.eyeReports, useSession()) === 'open';
}
