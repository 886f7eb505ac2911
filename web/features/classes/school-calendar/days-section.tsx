import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayRange, groupDays } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { RangeDialog } from './range-dialog.tsx';
import { RangeRow } from './range-row.tsx';
import styles from './school-calendar.module.css';
import { useCalendarActions } from './use-calendar-actions.ts';

interface DaysSectionProps {
  calendar: SchoolCalendar;
  timeZone: string;
}

export function DaysSection({ calendar, timeZone }: DaysSectionProps) {
  const { t } = useTranslation('schoolCalendar');
  const isReadOnly = useIsReadOnly();
  const [edited, setEdited] = useState<DayRange | 'new'>();
  const [isImporting, setImporting] = useState(false);
  const { isSaving, remove } = useCalendarActions();
  const today = todayIn(timeZone);
  const ranges = groupDays(calendar.days);
  const coming = ranges.filter(({ to }) => to >= today);
  const past = ranges.filter(({ to }) => to < today).toReversed();
  const list = (shown: DayRange[]) => (
    <ul className={styles.list}>
      {shown.map(range => (
        <RangeRow
          key={range.from}
          range={range}
          isReadOnly={isReadOnly}
          isSaving={isSaving}
          onEdit={() => setEdited(range)}
          onRemove={() => void remove(range)}
        />
      ))}
    </ul>
  );

  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('title')}>
      <header className={styles.head}>
        <div>
          <h2>{t('title')}</h2>
          <p className={`${layout.readable} ${layout.soft}`}>{t('intro')}</p>
        </div>
        {!isReadOnly && (
          <div className={layout.wrap8}>
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              onClick={() => setImporting(true)}
            >
              {t('import.open')}
            </Button>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
              {t('new')}
            </Button>
          </div>
        )}
      </header>
      {coming.length > 0 ? list(coming) : <p className={`${layout.readable} ${layout.soft}`}>{t('none')}</p>}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('past', { count: past.length })}</summary>
          {list(past)}
        </details>
      )}
      {edited && (
        <RangeDialog
          range={edited === 'new' ? null : edited}
          calendar={calendar}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isImporting && <ImportDialog calendar={calendar} onClose={() => setImporting(false)} />}
    </section>
  );
}
