import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';

export function useMayChange(): boolean {
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  return role === 'admin' && !isReadOnly;
}
