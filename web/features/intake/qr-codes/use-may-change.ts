import { useIsReadOnly, useSession } from '../../../platform/auth/session.ts';

export function useMayChange(): boolean {
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  return role === 'admin' && !isReadOnly;
}
