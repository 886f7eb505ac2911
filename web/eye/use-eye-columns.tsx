import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EyeReportRow } from '../../shared/eye/schema.ts';
import { useTo } from '../i18n/use-lang.ts';
import { useSession } from '../session/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import type { ListLook } from '../ui/data-list.tsx';
import { PersonName } from '../ui/person-name.tsx';
import { Status } from '../ui/status.tsx';
import { useDates } from '../ui/use-dates.ts';
import { Equivalents } from './equivalents.tsx';
import styles from './eye-list.module.css';
import { EyeReportMenu } from './eye-report-menu.tsx';
import { ReportStatus } from './report-status.tsx';

/** How the list of reports shows them. */
export function useEyeColumns(): ListLook<EyeReportRow> {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { narrowDate } = useDates(useSession().organization?.timeZone);
  return {
    label: t('list.title'),
    rowKey: row => row.id,
    rowAddress: row => to('eyeReport', { id: row.id }),
    title: t('field.case'),
    picture: row => <Avatar name={row.case.fullName} />,
    heading: row => <PersonName fullName={row.case.fullName} />,
    detail: row => row.reference,
    menuTitle: t('menu.title'),
    menu: row => <EyeReportMenu report={row} name={row.case.fullName} />,
    columns: [
      {
        key: 'date',
        title: t('field.visit'),
        cell: row => <span className={styles.whole}>{narrowDate(row.date)}</span>,
      },
      {
        key: 'se',
        title: t('field.se'),
        isKnown: row => row.method !== null,
        cell: row => <Equivalents values={row.se} isPower />,
      },
      {
        key: 'method',
        title: t('field.method'),
        isKnown: row => row.method !== null,
        cell: row => (row.method ? t(`method.${row.method}`) : <span className={styles.faint}>–</span>),
      },
      {
        key: 'change',
        title: t('field.change'),
        isKnown: row => row.change !== null,
        cell: row =>
          row.change ? (
            <span>
              <Equivalents values={row.change} />
              {row.change.isIndicative && <span className={styles.faint}> {t('indicative')}</span>}
              {row.isFast && <Status word={t('fast')} Icon={IconAlertTriangle} tone="attention" />}
            </span>
          ) : (
            <span className={styles.faint}>–</span>
          ),
      },
      { key: 'status', title: t('field.status'), cell: row => <ReportStatus report={row} /> },
    ],
  };
}
