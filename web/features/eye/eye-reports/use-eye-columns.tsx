import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isChosen } from '../../../../shared/features/eye/progression/trend.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useHiddenColumns } from '../../../ui/list/columns-menu.tsx';
import type { Column, ListConfig } from '../../../ui/list/list-config.ts';
import { useChildRows, useSentColumn } from '../../../ui/list/use-child-rows.tsx';
import styles from './eye-list.module.css';
import { EyeReportMenu } from './eye-report-menu.tsx';
import { BothEyes } from './form/both-eyes.tsx';
import { OrderStatus } from './order-status.tsx';
import { ReportStatus } from './report-status.tsx';

const hiddenByDefault = ['author', 'sent'];

export function useEyeColumns() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { organizationUser } = useSession();
  const { date: sayDate } = useCalendarDates();
  const childRows = useChildRows<EyeReportRow>();
  const sent = useSentColumn<EyeReportRow>();
  const [hidden, setHidden] = useHiddenColumns(`eye.${organizationUser?.id}`, hiddenByDefault);
  const listConfig: Omit<ListConfig<EyeReportRow>, 'columns'> = {
    label: t('list.title'),
    rowKey: row => row.id,
    rowHref: row => to('eyeReport', { id: row.id }),
    ...childRows,
    detail: row => row.reference,
    menu: row => <EyeReportMenu report={row} name={row.case.fullName} order={row.order} />,
  };
  const allColumns: Column<EyeReportRow>[] = [
    {
      key: 'date',
      title: t('field.visit'),
      cell: row => <span className={layout.oneLine}>{sayDate(row.date)}</span>,
    },
    {
      key: 'se',
      title: t('field.se'),
      isKnown: row => row.method !== null,
      cell: row => <BothEyes values={row.se} isPower />,
    },
    {
      key: 'method',
      title: t('field.method'),
      isKnown: row => row.method !== null,
      cell: row =>
        row.method ? (
          <span className={layout.oneLine}>{t(`method.${row.method}`)}</span>
        ) : (
          <span className={layout.faint}>–</span>
        ),
    },
    {
      key: 'change',
      title: t('field.change'),
      isKnown: row => row.change !== null || row.plainChange !== undefined || row.isFast,
      cell: row =>
        row.plainChange ? (
          <span className={styles.change}>
            <BothEyes values={row.plainChange} />
            <ChosenPower row={row} />
            <span className={layout.faint}>
              {t('plainChange', {
                from: sayDate(row.plainChange.from),
                to: sayDate(row.plainChange.to),
              })}
            </span>
            <FastStatus row={row} />
          </span>
        ) : row.change ? (
          <span className={styles.change}>
            <BothEyes values={row.change} />
            <ChosenPower row={row} />
            {row.change.isIndicative ? (
              <span className={layout.faint}>{t('indicativeSince')}</span>
            ) : (
              row.isOverLonger && <span className={layout.faint}>{t('overSixMonths')}</span>
            )}
            <FastStatus row={row} />
          </span>
        ) : row.isFast ? (
          <FastStatus row={row} />
        ) : (
          <span className={layout.faint}>–</span>
        ),
    },
    { key: 'author', title: t('field.author'), cell: row => row.author.fullName },
    { key: 'status', title: t('field.status'), cell: row => <ReportStatus report={row} /> },
    {
      key: 'order',
      title: t('field.order'),
      isKnown: row => row.order !== null,
      cell: row =>
        row.order ? (
          <span className={styles.order}>
            <OrderStatus order={row.order} returnBy={row.returnBy} />
          </span>
        ) : (
          <span className={layout.faint}>–</span>
        ),
    },
    sent,
  ];
  return {
    look: { ...listConfig, columns: allColumns.filter(({ key }) => !hidden.includes(key)) },
    all: allColumns,
    hidden,
    hide: setHidden,
  };
}

/** Says that the change is that of a power that was chosen, not of the eyes. */
function ChosenPower({ row: { method, isOverLonger } }: { row: EyeReportRow }) {
  const { t } = useTranslation('eye');
  if (method === null || isOverLonger || !isChosen(method)) return null;
  return <span className={layout.faint}>{t(`chosenPower.${method}`)}</span>;
}

function FastStatus({ row: { isFast, isFastGrowth } }: { row: EyeReportRow }) {
  const { t } = useTranslation('eye');
  if (!isFast) return null;
  return <Status label={t(isFastGrowth ? 'fastGrowth' : 'fast')} Icon={IconAlertTriangle} tone="attention" />;
}
