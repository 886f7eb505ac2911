import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const FamilyMailDialog = lazyComponent(
  async () => (await import('./family-mail-dialog.tsx')).FamilyMailDialog,
);

export function MailFamilies({ session }: { session: Session }) {
  const { t } = useTranslation('familyMails');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('action')}
      </Button>
      {isOpen && <FamilyMailDialog session={session} onClose={() => setIsOpen(false)} />}
    </>
  );
}
