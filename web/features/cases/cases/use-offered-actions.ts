import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import type { CaseAction } from '../../../platform/features/case-places.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';

export function useOfferedActions<Action extends CaseAction>(
  actions: readonly Action[],
  { status }: Pick<Case, 'status'>,
): Action[] {
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  const canWrite = status === 'active' && !isReadOnly;
  const canSend = status !== 'restricted';
  return actions.filter(
    action =>
      isOffered(action, session) && (canWrite || !action.isWrite) && (canSend || !action.sendableReports),
  );
}
