import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';

const FamilyMailDialog = lazy(async () => ({
  default: (await import('./family-mail-dialog.tsx')).FamilyMailDialog,
}));

export function MailFamilies({ session }: { session: Session }) {
  const { t } = useTranslation('familyMails');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('action')}
      </Button>
      {isOpen && (
        <Suspense>
          <FamilyMailDialog session={session} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
