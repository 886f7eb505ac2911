import { useCallback } from 'react';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';

/** Returns a function that says whether the user may move a session; the same function for the same user. */
export function useMayMove(): (session: SessionRow) => boolean {
  const { organizationUser, role } = useSession();
  const isReadOnly = useIsReadOnly();
  const id = organizationUser?.id ?? '';
  return useCallback(
    session => !isReadOnly && mayChangeSession(session, { id, role }),
    [isReadOnly, id, role],
  );
}
