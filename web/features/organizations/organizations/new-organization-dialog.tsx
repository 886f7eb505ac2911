import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { NewOrganizationForm } from './new-organization-form.tsx';

/** Open while the URL has `new=1`. While closed it keeps what was typed and guards it. */
export function NewOrganizationDialog() {
  const { t } = useTranslation(['organizations', 'common']);
  const isPhone = useIsPhone();
  const { query, change } = useUrlState();
  const [isDirty, setDirty] = useState(false);
  const { dialog, allowLeave } = useLeaveGuard(isDirty);
  const close = () => change({ new: null });
  return (
    <>
      <Modal
        opened={query.get('new') === '1'}
        onClose={close}
        title={t('new.title')}
        size={720}
        closeOnClickOutside={false}
        keepMounted
        fullScreen={isPhone}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <NewOrganizationForm onCancel={close} onDirtyChange={setDirty} allowLeave={allowLeave} />
      </Modal>
      {dialog}
    </>
  );
}
