import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailObstacles } from '../../../../shared/core/mail/account.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Says why the platform's emails are delayed or soon will be, and what to do; otherwise renders nothing. */
export function MailAccountNotice() {
  const { t } = useTranslation('mailAccount');
  const { instant } = useInstants();
  const { data } = useQuery({
    queryKey: ['mails', 'account'],
    queryFn: () => call(emailLog.getMailAccount, {}),
  });
  const account = data?.account;
  const obstacles = account ? mailObstacles(account) : [];
  if (!account || obstacles.length === 0) return null;
  const { waiting: count, sentInADay: sent, asOf } = account;
  const time = instant(asOf);
  return (
    <Notice tone={obstacles[0] === 'sandbox' ? 'quiet' : 'attention'}>
      <div className={layout.stack8}>
        {obstacles.map(obstacle => (
          <div key={obstacle}>
            <b>{t(`${obstacle}.title`)}</b>
            <p>{t(`${obstacle}.text`, { sent })}</p>
          </div>
        ))}
        <p>{count > 0 ? t('waiting', { count, time }) : t('noneWaiting', { time })}</p>
      </div>
    </Notice>
  );
}

export { MailAccountNotice as Component };
