import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIsPhone } from '../ui/use-is-phone.ts';
import { NewCaseForm } from './new-case-form.tsx';

/** Open while the address says `new=1`, so that any page can lead to it. Closed, it keeps what was typed. */
export function NewCaseDialog() {
  const { t } = useTranslation(['cases', 'common']);
  const isPhone = useIsPhone();
  const [query, setQuery] = useSearchParams();
  const close = () =>
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        after.delete('new');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Modal
      opened={query.get('new') === '1'}
      onClose={close}
      title={t('new.title')}
      size={560}
      closeOnClickOutside={false}
      keepMounted
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <NewCaseForm onCancel={close} />
    </Modal>
  );
}
