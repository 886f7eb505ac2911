import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ServerDraft } from '../../../../platform/api/use-server-draft.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-rights.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useLeaveGuard } from '../../../../ui/form/use-leave-guard.tsx';
import { AutosavedCaseForm } from './autosaved-case-form.tsx';

/**
 * Dialog for a new case, open while the URL has `new=1`, so that any page can link to it. While closed, it
 * keeps the input of the form and warns before the input is lost; effects of the hidden form do not run.
 */
export function NewCaseDialog() {
  const { t } = useTranslation('cases');
  const [query, setQuery] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const isOpen = query.get('new') === '1' && !isReadOnly;
  const [draft, setDraft] = useState<ServerDraft>();
  const { dialog, allowLeave } = useLeaveGuard(draft?.isUnsaved ?? false, draft?.leaving);
  const show = (isWanted: boolean) =>
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        if (isWanted) after.set('new', '1');
        else after.delete('new');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Dialog
        entries="kept"
        isOpen={isOpen}
        onClose={() => show(false)}
        title={t('new.title')}
        size={560}
        closeOnClickOutside={false}
        keepMounted
        fillsPhone
      >
        <AutosavedCaseForm
          isOpen={isOpen}
          onCancel={() => show(false)}
          onReopen={() => show(true)}
          onTyped={(_, current) => setDraft(current)}
          allowLeave={allowLeave}
        />
      </Dialog>
      {dialog}
    </>
  );
}
