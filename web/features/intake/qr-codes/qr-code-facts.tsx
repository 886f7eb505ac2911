import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../shared/core/dates/days.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './qr-code.module.css';

/** A QR code that expires within this many days is shown as ending soon. */
const endsSoonDays = 30;

export function QrCodeFacts({ code }: { code: QrCode }) {
  const { t } = useTranslation('qr');
  const { organization } = useSession();
  const { date } = useCalendarDates();
  const { day } = useInstants();
  const { registrations, lastDay, madeAt, state } = code;
  const left = daysBetween(todayIn(organization?.timeZone), lastDay);
  return (
    <>
      <dl className={styles.facts}>
        {registrations !== null && (
          <div>
            <dt>{t('fact.registrations')}</dt>
            <dd className={styles.figureOf}>{registrations}</dd>
          </div>
        )}
        {state !== 'revoked' && (
          <div>
            <dt>{t('fact.lastDay')}</dt>
            <dd>{date(lastDay)}</dd>
          </div>
        )}
        <div>
          <dt>{t('fact.madeAt')}</dt>
          <dd>{day(madeAt)}</dd>
        </div>
      </dl>
      {state === 'live' && left >= 0 && left <= endsSoonDays && (
        <Notice tone="attention">{t('endsSoon', { count: left })}</Notice>
      )}
    </>
  );
}
