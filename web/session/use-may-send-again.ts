import { routes } from '../../shared/routes.ts';
import { accessTo } from './access.ts';
import { useSession } from './session.ts';
import { useIsReadOnly } from './use-is-read-only.ts';

/** Whether sending reports once more is offered: to whoever works with eyes, while the licence lasts. */
export function useMaySendAgain(): boolean {
  const isOpen = accessTo(routes.eyeReports, useSession()) === 'open';
  return !useIsReadOnly() && isOpen;
}
