import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import type { PublicForm } from '../../../../../shared/features/intake/registrations/schema.ts';
import { PublicStatement } from '../../../../ui/plain/public-form.tsx';

/** Says which data the form collects and why, who reads them and whom to ask. Comes before all fields. */
export function CollectionStatement({
  organization: { name, phone },
}: {
  organization: NonNullable<PublicForm['organization']>;
}) {
  const { t } = useTranslation('registration');
  const contact = phone
    ? t('statement.contact', { organization: name, phone: readablePhone(phone) })
    : t('statement.contactWithoutPhone', { organization: name });
  return (
    <PublicStatement
      title={t('statement.title')}
      text={t('statement.text', { organization: name })}
      contact={contact}
    >
      <details>
        <summary>{t('statement.more')}</summary>
        {(['what', 'why', 'who', 'howLong', 'rights'] as const).map(part => (
          <p key={part}>{t(`statement.${part}`, { organization: name })}</p>
        ))}
      </details>
    </PublicStatement>
  );
}
