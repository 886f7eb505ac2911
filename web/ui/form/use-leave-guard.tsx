import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { isUnsavedWorkAbandoned, registerUnsavedWork } from '../../platform/unsaved-work.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { toastFailed } from '../feedback/toast.ts';

interface LeaveGuard {
  /** The dialog that asks; the form must render it. */
  dialog: ReactNode;
  allowLeave: () => void;
}

/** What a form that keeps a draft does when the user leaves. */
interface LeaveOptions {
  /**
   * Saves the draft with the latest changes; undefined if no draft can be kept. Resolves to false if it was
   * not saved and the form has said why. @throws CallError
   */
  saveDraft?: (() => Promise<boolean>) | undefined;
  /** Deletes the whole draft, which only its user can see. */
  discardDraft?: () => void;
  /** Drops only the changes that the draft lacks. */
  discardChanges?: () => void;
}

/**
 * Asks before the user leaves a page with unsaved work, and offers to save it if the form keeps a draft. A
 * change of language does not count as leaving.
 */
export function useLeaveGuard(
  hasUnsavedWork: boolean,
  { saveDraft, discardDraft, discardChanges }: LeaveOptions = {},
): LeaveGuard {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isSaving, setSaving] = useState(false);
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

  async function saveAndLeave(save: () => Promise<boolean>): Promise<void> {
    setSaving(true);
    const isSaved = await save().catch(error => {
      toastFailed(errorText(error, 'edit'));
      return false;
    });
    setSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  }

  const dialog = (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leave.title')}
      consequence={t(!saveDraft ? 'leave.consequence' : discardDraft ? 'leave.ownDraft' : 'leave.draft')}
      confirm={t(saveDraft && discardDraft ? 'leave.discardDraft' : 'leave.confirm')}
      keep={t('leave.keep')}
      better={
        saveDraft && {
          label: t('leave.saveDraft'),
          isWorking: isSaving,
          onChoose: () => void saveAndLeave(saveDraft),
        }
      }
      onConfirm={() => {
        discardDraft?.();
        discardChanges?.();
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
