import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorSetup } from '../sign-in/second-factor.ts';
import { SetupFields } from '../sign-in/setup-fields.tsx';
import '../../../ui/form/validation-keys.ts';
import layout from '../../../ui/layout/layout.module.css';
import { FactorPasswordField } from './factor-password-field.tsx';
import { useCodeForm } from './use-code-form.ts';

/** Sets up an authenticator app: asks for the password, then for the first code. */
export function Enrolment({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation(['settings', 'ui']);
  const [setup, setSetup] = useState<FactorSetup>();
  const form = useCodeForm(setup ? ['code'] : ['password'], async ({ password, code }) => {
    const { beginSecondFactor, finishSecondFactor } = await import('../sign-in/second-factor.ts');
    if (!setup) return setSetup(await beginSecondFactor(email, password));
    await finishSecondFactor(password, code);
    onDone();
  });
  const { values, errors, isBusy, change, submit } = form;
  return (
    <form noValidate onSubmit={submit} className={layout.column20}>
      {setup ? (
        <SetupFields
          {...setup}
          code={values.code}
          error={errors.code}
          onChange={code => change('code', code)}
        />
      ) : (
        <FactorPasswordField {...form} />
      )}
      <div>
        <Button type="submit" loading={isBusy}>
          {t(setup ? 'factor.confirm' : 'ui:act.continue')}
        </Button>
      </div>
    </form>
  );
}
