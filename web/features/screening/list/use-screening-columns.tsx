import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { useHiddenColumns } from '../../../ui/list/columns-menu.tsx';
import type { Column, ListConfig } from '../../../ui/list/list-config.ts';
import { useChildRows, useSentColumn } from '../../../ui/list/use-child-rows.tsx';
import { bandPages } from '../band-pages.ts';
import { JudgedCell } from '../judged/judged-cell.tsx';
import { ScreeningStatusBadge } from '../screening-status.tsx';
import { ScreeningMenu } from './screening-menu.tsx';

const hiddenByDefault = ['reviewed', 'sent'];

export function useScreeningColumns() {
  const { t } = useTranslation('learning');
  const to = useTo();
  const { organizationUser } = useSession();
  const { date: sayDate } = useCalendarDates();
  const childRows = useChildRows<ScreeningRow>();
  const sent = useSentColumn<ScreeningRow>();
  const [hidden, setHidden] = useHiddenColumns(`screenings.${organizationUser?.id}`, hiddenByDefault);
  const config: Omit<ListConfig<ScreeningRow>, 'columns'> = {
    label: t('list.title'),
    rowKey: row => row.id,
    rowHref: row => {
      const { edit, result } = bandPages[row.band];
      const isMine = row.author.id === organizationUser?.id || row.tester.id === organizationUser?.id;
      return to(row.status === 'draft' && isMine ? edit : result, { id: row.id });
    },
    ...childRows,
    menu: row => <ScreeningMenu screening={row} name={row.case.fullName} />,
  };
  const all: Column<ScreeningRow>[] = [
    { key: 'date', title: t('field.date'), cell: row => sayDate(row.date) },
    { key: 'band', title: t('field.band'), cell: row => t(`band.${row.band}`) },
    { key: 'tester', title: t('field.tester'), cell: row => row.tester.fullName },
    {
      key: 'done',
      title: t('field.done'),
      cell: row => t('list.done', { done: row.done, of: screeningTests.length }),
    },
    {
      key: 'judged',
      title: t('judged.title'),
      isKnown: row => row.judged != null,
      cell: row => <JudgedCell counts={row.judged} />,
    },
    { key: 'status', title: t('field.status'), cell: row => <ScreeningStatusBadge screening={row} /> },
    {
      key: 'reviewed',
      title: t('field.reviewed'),
      isKnown: row => row.reviewedAt !== null,
      cell: row =>
        row.reviewedAt ? (
          <Status Icon={IconCheck} label={t('filter.reviewed.yes')} tone="good" />
        ) : (
          <Status Icon={IconMinus} label={t('filter.reviewed.no')} />
        ),
    },
    sent,
  ];
  return {
    config: { ...config, columns: all.filter(({ key }) => !hidden.includes(key)) },
    all,
    hidden,
    hide: setHidden,
  };
}
