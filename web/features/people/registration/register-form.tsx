import { Anchor, Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { OpenedInvitation } from '../../../../shared/features/organizations/invitations/schema.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { LanguageToggle } from '../../../ui/layout/language-toggle.tsx';
import { ScriptChoice } from '../../../ui/layout/script-toggle.tsx';
import { EmailField } from '../sign-in/email-field.tsx';
import styles from '../sign-in/login-form.module.css';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { InvitationTerms } from './invitation-terms.tsx';
import own from './register-form.module.css';
import { TermsDialog } from './terms-dialog.tsx';
import { useRegister } from './use-register.ts';

interface RegisterFormProps {
  invitation: OpenedInvitation;
  token: string;
}

export function RegisterForm({ invitation, token }: RegisterFormProps) {
  const { t } = useTranslation(['invitations', 'common']);
  const fieldError = useFieldError();
  const lang = useLocale();
  const node = useRef<HTMLFormElement>(null);
  const [isReading, setReading] = useState(false);
  const { values, errors, isBusy, change, submit } = useRegister(invitation, token);
  const { organizationName: organization, email, role } = invitation;
  const as = t(role === 'admin' ? 'register.roleAdmin' : 'register.roleUser');

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await submit())) focusFirstInvalid(node.current);
  }

  return (
    <form ref={node} noValidate onSubmit={onSubmit} className={styles.form}>
      <div>
        <h1>{t('register.title')}</h1>
        <p className={styles.lead}>
          <Trans
            t={t}
            i18nKey="register.lead"
            values={{ organization, role: as }}
            components={{ b: <b /> }}
          />
        </p>
      </div>
      <EmailField value={email} readOnly />
      <TextInput
        name="fullName"
        label={t('register.fullName')}
        description={t('register.fullNameHelp')}
        autoComplete="name"
        required
        value={values.fullName}
        onChange={event => change('fullName', event.currentTarget.value)}
        error={fieldError(errors.fullName)}
      />
      <NewPasswordFields
        email={email}
        values={values}
        errors={errors}
        minLength={invitation.passwordLength}
        onChange={change}
      />
      <div className={own.language}>
        <span>{t('common:language')}</span>
        <LanguageToggle />
      </div>
      {lang === 'zh' && (
        <div className={own.language}>
          <span>{t('register.script')}</span>
          <ScriptChoice label={t('register.script')} onChoose={script => change('script', script)} />
        </div>
      )}
      <Checkbox
        radius="xs"
        checked={values.acceptsTerms}
        onChange={event => change('acceptsTerms', event.currentTarget.checked)}
        error={fieldError(errors.acceptsTerms)}
        label={
          <Trans
            t={t}
            i18nKey="register.terms"
            components={{
              terms: (
                <Anchor component="button" type="button" inherit onClick={() => setReading(true)}>
                  {' '}
                </Anchor>
              ),
            }}
          />
        }
      />
      <InvitationTerms
        invitation={invitation}
        ticked={values}
        errors={errors}
        onHouseTerms={accepts => change('acceptsHouseTerms', accepts)}
        onUserTerms={accepted => change('acceptsUserTerms', accepted)}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('register.title')}
      </Button>
      <TermsDialog isOpen={isReading} onClose={() => setReading(false)} />
    </form>
  );
}
