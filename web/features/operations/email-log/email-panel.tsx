import { useTranslation } from 'react-i18next';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { MailsPanel } from './mails-panel.tsx';

export function Component({ record: { timeZone } }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  return <MailsPanel intro={t('mails.intro')} timeZone={timeZone} />;
}
