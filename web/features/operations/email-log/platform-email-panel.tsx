import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import { MailAccountNotice } from './mail-account-notice.tsx';
import { MailsPanel } from './mails-panel.tsx';

export function Component() {
  const { t } = useTranslation('organizations');
  return (
    <div className={layout.column16}>
      <MailAccountNotice />
      <MailsPanel intro={t('mails.introPlatform')} timeZone={deviceZone()} isOfPlatform />
    </div>
  );
}
