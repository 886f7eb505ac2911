import { useTranslation } from 'react-i18next';
import { maskAddress } from '../../../../shared/core/mail/mask-address.ts';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import { readAddress } from '../../../../shared/core/reading/read-addresses.ts';
import { receiptAddress } from '../../../../shared/features/intake/registrations/receipt-address.ts';
import type { PublicForm as OpenedForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { PublicForm } from '../../../ui/plain/public-form.tsx';
import { PublicThanks } from '../../../ui/plain/public-message.tsx';
import styles from '../../../ui/plain/public-page.module.css';
import { ChildFields } from './form/child-fields.tsx';
import { CollectionStatement } from './form/collection-statement.tsx';
import { ConsentFields } from './form/consent-fields.tsx';
import { ContactFields } from './form/contact-fields.tsx';
import { FailureNotice } from './form/failure-notice.tsx';
import { ParentFields } from './form/parent-fields.tsx';
import { addressesOf, type FormOfOrganization } from './registration-values.ts';
import { useRegistration } from './use-registration.ts';

interface ThankYouProps {
  organization: NonNullable<OpenedForm['organization']>;
  /** Whether the organisation has an earlier version, which the family may have changed since. */
  isEarlier: boolean;
  /** Address that gets the receipt; null if the family gave none. */
  receiptTo: string | null;
  onAnother: () => void;
}

function ThankYou({ organization: { name, phone }, isEarlier, receiptTo, onAnother }: ThankYouProps) {
  const { t } = useTranslation('registration');
  const receipt =
    receiptTo === null
      ? t('thanks.noReceipt')
      : t('thanks.receipt', { address: maskAddress(readAddress(receiptTo)) });
  return (
    <PublicThanks
      title={t('thanks.title')}
      text={t('thanks.text', { organization: name })}
      detail={isEarlier ? t('thanks.earlier') : receipt}
      contact={phone && t('thanks.contact', { phone: readablePhone(phone) })}
    >
      <PlainButton look="outline" onClick={onAnother}>
        {t('thanks.another')}
      </PlainButton>
    </PublicThanks>
  );
}

interface RegistrationFormProps {
  token: string;
  form: FormOfOrganization;
  organization: NonNullable<OpenedForm['organization']>;
}

export function RegistrationForm({ token, form: opened, organization }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const registration = useRegistration(token, opened);
  const { values, errors, failure, isBusy, isSent, form, change, submit, startAgain } = registration;
  const fields = { values, errors, form, onChange: change };

  if (isSent) {
    const receiptTo = receiptAddress(addressesOf(values));
    return (
      <ThankYou {...{ organization, receiptTo }} isEarlier={isSent === 'earlier'} onAnother={startAgain} />
    );
  }
  return (
    <PublicForm
      autoComplete="on"
      errors={errors}
      website={values.website}
      onWebsite={website => change({ website })}
      onSubmit={submit}
      isBusy={isBusy}
      actions={
        <>
          <FailureNotice failure={failure} organization={organization.name} />
          <PlainButton isSubmit isBusy={isBusy}>
            {t(isBusy ? 'sending' : failure ? 'sendAgain' : 'send')}
          </PlainButton>
          <p className={styles.note}>{t('note')}</p>
        </>
      }
    >
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </div>
      <CollectionStatement organization={organization} />
      <ChildFields {...fields} />
      <ParentFields {...fields} />
      <ContactFields {...fields} />
      <ConsentFields {...fields} />
    </PublicForm>
  );
}
