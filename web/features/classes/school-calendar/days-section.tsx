import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idSuffixLength } from '../../../../shared/core/ids.ts';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { type DayRange, groupDays } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import { useLatest } from '../../../ui/file/use-latest.ts';
import layout from '../../../ui/layout/layout.module.css';
import { calendarRule } from './calendar-rule.ts';
import type { CalendarFile } from './ics/read-file.ts';
import { ImportPreview } from './import-preview.tsx';
import { RangeForm } from './range-form.tsx';
import { RangeRow } from './range-row.tsx';
import styles from './school-calendar.module.css';
import { useCalendarActions } from './use-calendar-actions.ts';
import { useRangeTexts } from './use-range-texts.ts';

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

interface ImportDialogProps {
  calendar: SchoolCalendar;
  onClose: () => void;
}

function ImportDialog({ calendar, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['schoolCalendar', 'ui']);
  const timeZone = useSession().organization?.timeZone;
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<CalendarFile>();
  const begin = useLatest();

  async function read(chosen: File | undefined, encoding?: TextEncoding): Promise<void> {
    if (!chosen) return;
    const isLatest = begin();
    const { readCalendarFile } = await import('./ics/read-file.ts');
    const found = await readCalendarFile(chosen, { encoding, timeZone });
    if (!isLatest()) return;
    if ('problem' in found) setProblem(t(`import.problem.${found.problem}`, { name: chosen.name }));
    else {
      setProblem(undefined);
      setFile(found);
    }
  }

  return (
    <Dialog onClose={onClose} title={t('import.title')} size={720} fillsPhone>
      {file ? (
        <ImportPreview
          key={file.encoding}
          file={file}
          calendar={calendar}
          onEncoding={encoding => void read(file.file, encoding)}
          onBack={() => {
            begin();
            setFile(undefined);
          }}
          onDone={onClose}
        />
      ) : (
        <div className={`${layout.stack16} ${layout.shrinkable}`}>
          <p className={`${layout.readable} ${layout.soft}`}>{t('import.intro')}</p>
          <DropZone rule={calendarRule} onFiles={([first]) => void read(first)} />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <p className={`${layout.readable} ${layout.soft}`}>{t('import.privacy')}</p>
        </div>
      )}
    </Dialog>
  );
}

interface RangeDialogProps {
  /** Null for new days. */
  range: DayRange | null;
  calendar: SchoolCalendar;
  onClose: () => void;
}

/** Form id for the draft. Days have no id, so their first date identifies the draft. */
const formOf = ({ from }: DayRange): string =>
  `calendarday_${from.replaceAll('-', '').padEnd(idSuffixLength, '0')}`;

function RangeDialog({ range, calendar, onClose }: RangeDialogProps) {
  const { t } = useTranslation(['schoolCalendar', 'ui']);
  const { titleOf } = useRangeTexts();
  const draftKey = { form: range ? formOf(range) : 'calendarday' };
  const autosave = useDraft(draftKey);
  return (
    <Dialog entries="kept" onClose={onClose} title={t(range ? 'edit' : 'new')} size={640} fillsPhone>
      {autosave !== undefined && (
        <RangeForm
          range={range}
          calendar={calendar}
          draftKey={draftKey}
          autosave={autosave}
          onCancel={onClose}
          onSaved={saved => {
            void toastDone(t(range ? 'ui:done.changed' : 'ui:done.added', { name: titleOf(saved) }));
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
