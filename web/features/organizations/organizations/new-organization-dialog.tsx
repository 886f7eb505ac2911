import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { NewOrganizationForm } from './new-organization-form.tsx';

/**
 * Dialog, open while the URL has `new=1`. While closed, it keeps its input and warns before the input is
 * lost.
 */
export function NewOrganizationDialog() {
  const { t } = useTranslation('organizations');
  const { query, change } = useUrlState();
  const [isDirty, setDirty] = useState(false);
  const { dialog, allowLeave } = useLeaveGuard(isDirty);
  const close = () => change({ new: null });
  return (
    <>
      <Dialog
        entries="kept"
        isOpen={query.get('new') === '1'}
        onClose={close}
        title={t('new.title')}
        size={720}
        closeOnClickOutside={false}
        keepMounted
        fillsPhone
      >
        <NewOrganizationForm onCancel={close} onDirtyChange={setDirty} allowLeave={allowLeave} />
      </Dialog>
      {dialog}
    </>
  );
}
