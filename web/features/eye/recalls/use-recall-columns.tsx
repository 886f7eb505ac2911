import { IconAlertTriangle, IconCalendarCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../shared/core/age.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import styles from '../eye-reports/eye-list.module.css';
import { RecallMenu } from './recall-menu.tsx';
import { RecallStatus } from './recall-status.tsx';

/** List configuration of recalls. */
export function useRecallColumns(): ListConfig<RecallRow> {
  const { t } = useTranslation('eye');
  const to = useTo();
  const timeZone = useSession().organization?.timeZone;
  const { narrowDate } = useDates(timeZone);
  const today = todayIn(timeZone);
  return {
    label: t('recall.title'),
    rowKey: row => row.caseId,
    rowHref: row => to('case', { id: row.caseId }),
    title: t('field.case'),
    picture: row => <Avatar name={row.case.fullName} />,
    heading: row => <PersonName fullName={row.case.fullName} />,
    detail: row => row.case.otherName && <bdi>{row.case.otherName}</bdi>,
    menuTitle: t('menu.title'),
    menu: row => <RecallMenu row={row} today={today} />,
    columns: [
      {
        key: 'due',
        title: t('recall.dueOn'),
        cell: row => <DueOn on={row.dueOn} today={today} shown={narrowDate(row.dueOn)} />,
      },
      {
        key: 'seen',
        title: t('recall.seenOn'),
        cell: row => <span className={styles.whole}>{narrowDate(row.seenOn)}</span>,
      },
      {
        key: 'contact',
        title: t('recall.contact'),
        isKnown: row => row.contacts.length > 0,
        cell: row => <Contacts of={row.contacts} />,
      },
      { key: 'state', title: t('recall.state'), cell: row => <RecallStatus row={row} /> },
    ],
  };
}

function DueOn({ on, today, shown }: { on: string; today: string; shown: string }) {
  const { t } = useTranslation('eye');
  if (on > today) return <span className={styles.whole}>{shown}</span>;
  if (on === today) return <Status label={t('recall.today')} Icon={IconCalendarCheck} tone="good" />;
  return (
    <span className={styles.lines}>
      <Status
        label={t('recall.overdue', { count: daysBetween(on, today) })}
        Icon={IconAlertTriangle}
        tone="attention"
      />
      <span className={styles.faint}>{shown}</span>
    </span>
  );
}

/** Contacts as links, so that a tap calls or writes. */
function Contacts({ of: contacts }: { of: RecallRow['contacts'] }) {
  const { t } = useTranslation('eye');
  if (contacts.length === 0) return <span className={styles.faint}>{t('recall.noContact')}</span>;
  return (
    <span className={styles.contacts}>
      {contacts.map(({ kind, name, mobile, email }) => (
        <span key={kind} className={styles.lines}>
          <span>
            {name && <bdi>{name}</bdi>} <span className={styles.faint}>{t(`recall.kind.${kind}`)}</span>
          </span>
          {mobile && <PhoneLink phone={mobile} />}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </span>
      ))}
    </span>
  );
}
