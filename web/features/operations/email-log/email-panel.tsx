import { useTranslation } from 'react-i18next';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { deviceZone } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import { MailAccountNotice } from './mail-account-notice.tsx';
import { MailsPanel } from './mails-panel.tsx';

function PlatformEmailPanel() {
  const { t } = useTranslation('organizations');
  return (
    <div className={layout.column16}>
      <MailAccountNotice />
      <MailsPanel intro={t('mails.introPlatform')} timeZone={deviceZone()} isOfPlatform />
    </div>
  );
}

export const platformEmailTab = { Panel: PlatformEmailPanel };

function EmailPanel({ record: { timeZone } }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  return <MailsPanel intro={t('mails.intro')} timeZone={timeZone} />;
}

export { EmailPanel as Component };
