import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useActivityCopyActions } from './use-activity-copy-actions.ts';

interface CopyActivityButtonProps {
  /** A published activity that the user can read. */
  id: string;
  /** Title for the label, if there are several of these buttons. */
  title?: string;
}

export function CopyActivityButton({ id, title }: CopyActivityButtonProps) {
  const { t } = useTranslation(['courses', 'common']);
  const { make, isMaking } = useActivityCopyActions();
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  if (isReadOnly || !isOffered({ module: 'curriculum', permission: 'own-activity:create' }, session))
    return null;
  return (
    <Button
      variant={title ? 'default' : 'filled'}
      leftSection={<IconCopy size={18} aria-hidden />}
      loading={isMaking}
      aria-label={title && t('common:labelled', { name: t('copy.make'), value: title })}
      onClick={() => void make(id)}
    >
      {t('copy.make')}
    </Button>
  );
}
