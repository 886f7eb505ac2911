import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InviteForm } from './invite-form.tsx';

/** Dialog to invite users, open while the URL has `new=1`. Platform administrators choose an organisation. */
export function InviteDialog({ organizationId }: { organizationId?: string }) {
  const { t } = useTranslation('people');
  const isReadOnly = useIsReadOnly();
  const { query, change } = useUrlState();
  const close = () => change({ new: null });
  return (
    <Dialog
      isOpen={query.get('new') === '1' && !isReadOnly}
      onClose={close}
      title={t(organizationId === undefined ? 'admins.invite' : 'users.invite')}
      size={560}
      closeOnClickOutside={false}
      fillsPhone
    >
      <InviteForm organizationId={organizationId} onClose={close} />
    </Dialog>
  );
}
