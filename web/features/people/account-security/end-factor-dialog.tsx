import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import '../../../ui/form/validation-keys.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CodeField } from '../sign-in/code-field.tsx';
import { FactorPasswordField } from './factor-password-field.tsx';
import { useCodeForm } from './use-code-form.ts';

interface EndFactorDialogProps {
  isOpen: boolean;
  onEnded: () => void;
  onKeep: () => void;
}

/** Disables the user's second factor; needs the password and a code. */
export function EndFactorDialog({ isOpen, onEnded, onKeep }: EndFactorDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} title={t('factor.endTitle')} size={440}>
      <EndFactorForm onEnded={onEnded} onKeep={onKeep} />
    </Dialog>
  );
}

function EndFactorForm({ onEnded, onKeep }: Omit<EndFactorDialogProps, 'isOpen'>) {
  const { t } = useTranslation('settings');
  const form = useCodeForm(['password', 'code'], async values => {
    await call(accountSecurity.endSecondFactor, values);
    onEnded();
  });
  const { values, errors, isBusy, change, submit } = form;
  return (
    <form noValidate onSubmit={submit} className={layout.column20}>
      <p>{t('factor.endConsequence')}</p>
      <FactorPasswordField {...form} />
      <CodeField value={values.code} error={errors.code} onChange={code => change('code', code)} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onKeep}>
          {t('factor.keep')}
        </Button>
        <Button type="submit" color="red" loading={isBusy}>
          {t('factor.end')}
        </Button>
      </Group>
    </form>
  );
}
