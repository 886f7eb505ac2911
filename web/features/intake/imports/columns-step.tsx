import { Button, Checkbox, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importFields } from '../../../../shared/features/intake/imports/fields.ts';
import { likelyDates, readRows } from '../../../../shared/features/intake/imports/read-rows.ts';
import type { Import, ImportRow } from '../../../../shared/features/intake/imports/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { ColumnFields } from '../../../ui/file/column-fields.tsx';
import { LikelyDates } from '../../../ui/file/likely-dates.tsx';
import { FileNotes } from '../../../ui/file/table/file-notes.tsx';
import type { ReadTable, TableChoice } from '../../../ui/file/table/read-table-file.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { type Columns, missingIn, orderIn, withField } from './columns.ts';
import styles from './imports.module.css';
import { type RowsToSend, sendRows } from './send-rows.ts';
import { useProblemText } from './use-problem-text.ts';

interface ColumnsStepProps {
  name: string;
  read: ReadTable;
  start: Columns;
  /** Reads the file again with other options, such as a sheet. @returns error text; undefined on success */
  onReread: (change: TableChoice) => Promise<string | undefined>;
  onSent: (sent: Import) => void;
  onLeave: () => void;
}

export function ColumnsStep({ name, read, start, onReread, onSent, onLeave }: ColumnsStepProps) {
  const { table, notes } = read;
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const timeZone = useSession().organization?.timeZone ?? null;
  const [columns, setColumns] = useState(start);
  const [leavesOutCells, setLeavesOutCells] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const { order, choices, isMixed } = orderIn(table, columns);
  const missing = missingIn(table, columns);
  const [takesLikely, setTakesLikely] = useState(false);
  const options = useMemo(
    () => ({ columns: columns.fields, dateOrder: order, timeZone, takesLikely, leavesOutCells }),
    [columns.fields, order, timeZone, takesLikely, leavesOutCells],
  );
  const rows = useMemo(() => readRows(table, options), [table, options]);
  const likely = useMemo(() => likelyDates(table, options), [table, options]);
  const bad = rows.filter(({ child }) => !child).length;
  const left = rows.filter(({ child, problems }) => child && problems.length > 0).length;
  const sending = useApiMutation((toSend: RowsToSend, key) => sendRows(toSend, key, setSent));
  const fields = importFields.map(value => ({ value, label: t(`field.${value}`) }));

  function check(): void {
    setAsked(true);
    const toSend = { name, headings: table.headings, columns: { ...columns, dateOrder: order }, rows };
    if (missing.length === 0 && rows.length > 0)
      sending.mutate(toSend, { onSuccess: onSent, onError: setFailure });
  }

  return (
    <section className={styles.card} aria-labelledby="import-columns">
      <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
        <h2 id="import-columns">{t('columns.title')}</h2>
        <p className={layout.hint}>{t('columns.file', { name, count: rows.length })}</p>
      </div>
      <FileNotes notes={notes} onReread={onReread} />
      <Notice tone="attention">
        {columns.source === 'guessed' || columns.source === 'remembered'
          ? t(`columns.${columns.source}`)
          : t('columns.program', { name: columns.source })}
      </Notice>
      <ColumnFields
        table={table}
        fields={fields}
        chosen={columns.fields}
        isSearchable
        texts={{
          title: t('columns.title'),
          unused: t('columns.unused'),
          holds: heading => t('columns.holds', { heading }),
        }}
        onChange={(heading, field) =>
          setColumns({ ...columns, fields: withField(columns.fields, heading, field) })
        }
      />
      {choices.length > 0 && (
        <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
          <h3>{t('columns.dateOrder')}</h3>
          <Segments
            label={t('columns.dateOrder')}
            options={choices.map(value => ({ value, label: t(`dateOrder.${value}`) }))}
            value={order ?? ('' as 'dmy')}
            onChange={dateOrder => setColumns({ ...columns, dateOrder })}
          />
        </div>
      )}
      {isMixed && <Notice tone="attention">{t('columns.mixed')}</Notice>}
      <LikelyDates dates={likely} isTaken={takesLikely} onTake={setTakesLikely} />
      <Checkbox
        label={t('columns.leaveOut')}
        description={t('columns.leaveOutHint')}
        checked={leavesOutCells}
        onChange={event => setLeavesOutCells(event.currentTarget.checked)}
      />
      <FirstRows rows={rows} />
      {left > 0 && <Notice tone="attention">{t('columns.left', { count: left })}</Notice>}
      {bad > 0 && <Notice tone="attention">{t('columns.bad', { count: bad })}</Notice>}
      {isAsked && missing.length > 0 && (
        <Notice tone="danger">{missing.map(what => t(`missing.${what}`)).join(' ')}</Notice>
      )}
      {sending.isPending && <Progress label={t('columns.sending')} done={sent} />}
      {failure !== undefined && !sending.isPending && (
        <Notice tone="danger">{errorText(failure, 'create')}</Notice>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={sending.isPending} onClick={onLeave}>
          {t('columns.otherFile')}
        </Button>
        <Button loading={sending.isPending} onClick={check}>
          {t('columns.check')}
        </Button>
      </Group>
    </section>
  );
}

const shownRows = 5;

/** Shows the first rows as read; dates are in words, so that day and month are clear. */
function FirstRows({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation(['imports', 'cases', 'common', 'ui']);
  const { date: inWords } = useCalendarDates();
  const problemText = useProblemText();
  return (
    <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
      <h3>{t('first.title')}</h3>
      <ul className={`${layout.stack4} ${layout.breaks}`}>
        {rows.slice(0, shownRows).map(({ number, name, child, problems }) => {
          const facts = [
            child?.birthDate && t('ui:age.born', { day: inWords(child.birthDate) }),
            child?.genderText ?? (child?.gender && t(`ui:gender.${child.gender}`)),
            child?.fileNumber && t('first.number', { number: child.fileNumber }),
            child?.mobile,
            child?.contactEmail,
            ...problems.map(problemText),
          ];
          return (
            <li key={number}>
              <b>
                <bdi>{name || t('row.noName')}</bdi>
              </b>{' '}
              <span className={layout.hint}>{facts.filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
