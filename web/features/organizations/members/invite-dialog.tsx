import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { InviteForm } from './invite-form.tsx';

/** Open while the URL has `new=1`. Without an organisation a superadmin chooses one. */
export function InviteDialog({ organizationId }: { organizationId?: string }) {
  const { t } = useTranslation(['people', 'common']);
  const isPhone = useIsPhone();
  const isReadOnly = useIsReadOnly();
  const { query, change } = useUrlState();
  const close = () => change({ new: null });
  return (
    <Modal
      opened={query.get('new') === '1' && !isReadOnly}
      onClose={close}
      title={t(organizationId === undefined ? 'admins.invite' : 'users.invite')}
      size={560}
      closeOnClickOutside={false}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <InviteForm organizationId={organizationId} onClose={close} />
    </Modal>
  );
}
