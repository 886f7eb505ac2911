import { useTranslation } from 'react-i18next';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import log from '../../../ui/list/lines.module.css';
import { MailAccountNotice } from './mail-account-notice.tsx';
import { MailsPanel } from './mails-panel.tsx';

/** The email log of the platform, for superadmins. */
function PlatformEmailPanel() {
  const { t } = useTranslation('organizations');
  return (
    <div className={log.root}>
      <MailAccountNotice />
      <MailsPanel intro={t('mails.introPlatform')} timeZone={undefined} />
    </div>
  );
}

export const platformEmailTab = { Panel: PlatformEmailPanel };

/** The email log of the organisation, for its admins. */
function EmailPanel({ record: { timeZone } }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  return <MailsPanel intro={t('mails.intro')} timeZone={timeZone} />;
}

export { EmailPanel as Component };
