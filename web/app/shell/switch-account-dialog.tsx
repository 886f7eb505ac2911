import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type AccountSwitch,
  acceptAccountSwitch,
  declineAccountSwitch,
} from '../../platform/auth/account-switch.ts';
import { useOptionalSession } from '../../platform/auth/session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

export function SwitchAccountDialog({ offer }: { offer: AccountSwitch }) {
  const { t } = useTranslation();
  const current = useOptionalSession()?.fullName;
  const name = offer.person.fullName;
  return (
    <Dialog onClose={declineAccountSwitch} title={t('otherPerson.title', { name })} size={440}>
      <p>{t('otherPerson.text', { name, current })}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={declineAccountSwitch}>
          {t('otherPerson.stay', { current })}
        </Button>
        <Button onClick={() => acceptAccountSwitch(offer)}>{t('otherPerson.change')}</Button>
      </Group>
    </Dialog>
  );
}
