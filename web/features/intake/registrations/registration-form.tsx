import { useTranslation } from 'react-i18next';
import type { PublicForm as OpenedForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { PublicForm } from '../../../ui/plain/public-form.tsx';
import styles from '../../../ui/plain/public-page.module.css';
import { ChildFields } from './form/child-fields.tsx';
import { CollectionStatement } from './form/collection-statement.tsx';
import { ConsentFields } from './form/consent-fields.tsx';
import { ContactFields } from './form/contact-fields.tsx';
import { FailureNotice } from './form/failure-notice.tsx';
import { ParentFields } from './form/parent-fields.tsx';
import type { FormOfOrganization } from './registration-values.ts';
import { ThankYou } from './thank-you.tsx';
import { useRegistration } from './use-registration.ts';

interface RegistrationFormProps {
  token: string;
  form: FormOfOrganization;
  organization: NonNullable<OpenedForm['organization']>;
}

/** The form itself, and the thanks for it. */
export function RegistrationForm({ token, form: opened, organization }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const registration = useRegistration(token, opened);
  const { values, errors, failure, isBusy, isSent, form, change, submit, startAgain } = registration;
  const given = { values, errors, form, onChange: change };

  if (isSent) return <ThankYou organization={organization} onAnother={startAgain} />;
  return (
    <PublicForm
      autoComplete="on"
      errors={errors}
      website={values.website}
      onWebsite={website => change({ website })}
      onSubmit={submit}
    >
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </div>
      <CollectionStatement organization={organization} />
      <ChildFields {...given} />
      <ParentFields {...given} />
      <ContactFields {...given} />
      <ConsentFields {...given} organization={organization.name} />
      <FailureNotice failure={failure} organization={organization.name} />
      <PlainButton isSubmit isBusy={isBusy}>
        {t(isBusy ? 'sending' : failure ? 'sendAgain' : 'send')}
      </PlainButton>
      <p className={styles.note}>{t('note')}</p>
    </PublicForm>
  );
}
