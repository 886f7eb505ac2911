import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type AccountSwitch,
  acceptAccountSwitch,
  declineAccountSwitch,
} from '../../platform/auth/account-switch.ts';
import { useOptionalSession } from '../../platform/auth/session.ts';
import { Dialog, DialogButtons } from '../../ui/dialog/dialog.tsx';

export function SwitchAccountDialog({ offer }: { offer: AccountSwitch }) {
  const { t } = useTranslation();
  const current = useOptionalSession()?.fullName;
  const name = offer.person.fullName;
  return (
    <Dialog onClose={declineAccountSwitch} title={t('otherPerson.title', { name })} size={440}>
      <p>{t('otherPerson.text', { name, current })}</p>
      <DialogButtons
        onCancel={declineAccountSwitch}
        cancel={t('otherPerson.stay', { current })}
        focusesCancel
      >
        <Button onClick={() => acceptAccountSwitch(offer)}>{t('otherPerson.change')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
