import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { isUnsavedWorkAbandoned, registerUnsavedWork } from '../../platform/unsaved-work.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface LeaveGuard {
  /** The dialog that asks; the form must render it. */
  dialog: ReactNode;
  allowLeave: () => void;
}

/**
 * Asks before the user leaves a page with unsaved work. A change of language does not count as leaving.
 * @param onDiscard called if the user leaves anyway
 */
export function useLeaveGuard(hasUnsavedWork: boolean, onDiscard?: () => void): LeaveGuard {
  const { t } = useTranslation();
  const isLeaveAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork &&
      !isLeaveAllowed.current &&
      !isUnsavedWorkAbandoned() &&
      localizePath(currentLocation.pathname, 'en') !== localizePath(nextLocation.pathname, 'en'),
  );

  useEffect(() => {
    if (!hasUnsavedWork) return;
    const ask = (event: BeforeUnloadEvent) => isUnsavedWorkAbandoned() || event.preventDefault();
    const unregister = registerUnsavedWork();
    window.addEventListener('beforeunload', ask);
    return () => {
      unregister();
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasUnsavedWork]);

  const dialog = (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leave.title')}
      consequence={t('leave.consequence')}
      confirm={t('leave.confirm')}
      keep={t('leave.keep')}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
  const allowLeave = () => {
    isLeaveAllowed.current = true;
  };
  return { dialog, allowLeave };
}
