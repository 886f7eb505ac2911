import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { PublicThanks } from '../../../ui/plain/public-message.tsx';

interface ThankYouProps {
  organization: NonNullable<PublicForm['organization']>;
  /** Starts the form for another child of the same family. */
  onAnother: () => void;
}

export function ThankYou({ organization: { name, phone }, onAnother }: ThankYouProps) {
  const { t } = useTranslation('registration');
  return (
    <PublicThanks
      title={t('thanks.title')}
      text={t('thanks.text', { organization: name })}
      contact={phone && t('thanks.contact', { phone: readablePhone(phone) })}
    >
      <PlainButton look="outline" onClick={onAnother}>
        {t('thanks.another')}
      </PlainButton>
    </PublicThanks>
  );
}
