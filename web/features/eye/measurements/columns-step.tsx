import { Button, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measurementFields } from '../../../../shared/features/eye/measurements/fields.ts';
import { likelyDates } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ColumnFields } from '../../../ui/file/column-fields.tsx';
import { EncodingField } from '../../../ui/file/encoding-field.tsx';
import { LikelyDates } from '../../../ui/file/likely-dates.tsx';
import { FileNotes } from '../../../ui/file/table/file-notes.tsx';
import { FirstLines } from '../../../ui/file/table/first-lines.tsx';
import type { TableChoice, TableNotes } from '../../../ui/file/table/read-table-file.ts';
import { readAgain, type TableFile } from '../../../ui/file/table/table-source.ts';
import { useTableProblem } from '../../../ui/file/table/use-table-problem.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import {
  type Columns,
  columnsOf,
  hasRefraction,
  missingColumns,
  orderIn,
  startColumns,
  unusedHeadings,
  withField,
} from './columns.ts';
import { deviceSource } from './device-source.ts';
import { type FileGroup, startGroup, tableOfGroup } from './file-groups.ts';
import styles from './import.module.css';
import { KeepMapping } from './keep-mapping.tsx';
import { rememberColumns } from './remembered-columns.ts';
import { useMappings } from './use-mappings.ts';

interface ColumnsStepProps {
  group: FileGroup;
  /** Index of the file group among all groups. */
  at: number;
  count: number;
  onChange: (group: FileGroup) => void;
  onLeave: () => void;
  onBack: () => void;
  onDone: () => void;
}

const guessed = 'guessed';
/** If fewer columns than this have a known field, the first rows of the file are shown. */
const fewColumns = 3;

/** The user assigns fields to columns, and answers questions that the files leave open. */
export function ColumnsStep({ group, at, count, onChange, onLeave, onBack, onDone }: ColumnsStepProps) {
  const { t } = useTranslation('measurements');
  const { columns, mappingName, files } = group;
  const table = useMemo(() => tableOfGroup(group, false), [group]);
  const { mappings = [] } = useMappings();
  const problemText = useTableProblem(deviceSource);
  const [isAsked, setAsked] = useState(false);
  const [isUnknown] = useState(table.isNumbered === true || columns.fields.size < fewColumns);
  const found = orderIn(table, columns);
  const missing = missingColumns(columns, found);
  const timeZone = useSession().organization?.timeZone ?? null;
  const unused = unusedHeadings(table, columns.fields);
  const likely = likelyDates(table, { columns: columns.fields, dateOrder: found.order, timeZone });
  const setColumns = (changed: Columns) => onChange({ ...group, columns: changed });
  const source = mappingName !== null ? 'verifyKept' : group.isRemembered ? 'verifyRemembered' : 'verify';

  function choose(name: string): void {
    const mapping = mappings.find(known => known.name === name);
    onChange({
      ...group,
      isRemembered: false,
      mappingName: mapping?.name ?? null,
      columns: mapping ? columnsOf(mapping) : startColumns(table, []).columns,
    });
  }
  async function reread(file: TableFile, change: TableChoice): Promise<string | undefined> {
    const again = await readAgain(deviceSource, file, change);
    if ('problem' in again) return problemText(again);
    onChange(
      await startGroup(
        files.map(one => (one === file ? again : one)),
        mappings,
      ),
    );
    return undefined;
  }
  function next(): void {
    setAsked(true);
    if (missing.length > 0) return;
    void rememberColumns(table, columns);
    onDone();
  }

  return (
    <>
      <section className={styles.card} aria-labelledby="import-columns">
        <div className={layout.stack4Start}>
          <h2 id="import-columns">{t('columns.title')}</h2>
          <p className={layout.hint}>
            {count > 1 && `${t('columns.ofSeveral', { at: at + 1, count })} · `}
            {files.length > 1
              ? t('columns.files', { count: files.length, rows: table.rows.length })
              : t('columns.file', { name: files[0]?.of.name ?? '', count: table.rows.length })}
          </p>
        </div>
        {files.map((file, place) => (
          <NotesOfFile
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
            key={place}
            name={files.length > 1 ? file.of.name : undefined}
            notes={file.read.notes}
            onReread={change => reread(file, change)}
          />
        ))}
        {isUnknown && !group.isRemembered && <Notice>{t('columns.unknown')}</Notice>}
        {isUnknown && <FirstLines table={table} />}
        {(!isUnknown || source !== 'verify') && <Notice tone="attention">{t(`columns.${source}`)}</Notice>}
        <div className={styles.options}>
          {mappings.length > 0 && (
            <SelectField
              label={t('columns.mapping')}
              value={mappingName ?? guessed}
              options={[
                { value: guessed, label: t('columns.guessed') },
                ...mappings.map(({ name }) => ({ value: name, label: name })),
              ]}
              allowDeselect={false}
              onChange={choose}
            />
          )}
          {files.length === 1 && files[0]?.read.notes.encoding && (
            <EncodingField
              encoding={files[0].read.notes.encoding}
              onChange={encoding => files[0] && void reread(files[0], { encoding })}
            />
          )}
        </div>
        <ColumnFields
          table={table}
          fields={measurementFields.map(value => ({ value, label: t(`field.${value}`) }))}
          chosen={columns.fields}
          texts={{
            title: t('columns.title'),
            unused: t('columns.unused'),
            holds: heading => t('columns.holds', { heading }),
          }}
          onChange={(heading, field) =>
            setColumns({ ...columns, fields: withField(columns.fields, heading, field) })
          }
        />
        {unused.length > 0 && (
          <p className={layout.hint}>
            {t('columns.withoutField', { count: unused.length, headings: unused.join(t('columns.and')) })}
          </p>
        )}
        {found.choices.length > 0 && (
          <div className={styles.question}>
            <p>{t('columns.dateOrder')}</p>
            <Segments
              label={t('columns.dateOrder')}
              options={found.choices.map(value => ({ value, label: t(`dateOrder.${value}`) }))}
              value={found.order ?? ('' as 'dmy')}
              onChange={dateOrder => setColumns({ ...columns, dateOrder })}
            />
          </div>
        )}
        {found.isMixed && <Notice tone="attention">{t('columns.contradictory')}</Notice>}
        <LikelyDates
          dates={likely}
          isTaken={columns.takesLikely === true}
          onTake={takesLikely => setColumns({ ...columns, takesLikely })}
        />
        {hasRefraction(columns.fields) && (
          <div className={styles.question}>
            <p>{t('columns.method')}</p>
            <Segments
              label={t('columns.method')}
              options={(['dry', 'cycloplegic', 'none'] as const).map(value => ({
                value,
                label: t(`method.${value}`),
              }))}
              value={columns.method ?? ('' as 'dry')}
              onChange={method => setColumns({ ...columns, method })}
            />
          </div>
        )}
        {isAsked && missing.length > 0 && (
          <Notice tone="danger">{missing.map(what => t(`missing.${what}`)).join(' ')}</Notice>
        )}
      </section>
      <KeepMapping
        columns={columns}
        name={mappingName}
        onKept={name => onChange({ ...group, mappingName: name })}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onLeave}>
          {t('columns.otherFile')}
        </Button>
        {at > 0 && (
          <Button variant="default" onClick={onBack}>
            {t('columns.back')}
          </Button>
        )}
        <Button onClick={next}>{t(at + 1 < count ? 'columns.next' : 'columns.check')}</Button>
      </Group>
    </>
  );
}

interface NotesOfFileProps {
  /** Name of the file, if there are several files. */
  name: string | undefined;
  notes: TableNotes;
  onReread: (change: TableChoice) => Promise<string | undefined>;
}

function NotesOfFile({ name, notes, onReread }: NotesOfFileProps) {
  const { sheets, hiddenRows, hiddenColumns, withoutValue, merged, isWebPage } = notes;
  const isSaying =
    isWebPage || sheets.length > 1 || hiddenRows + hiddenColumns.length + withoutValue.length + merged > 0;
  if (!isSaying) return null;
  return (
    <>
      {name !== undefined && (
        <h3>
          <bdi>{name}</bdi>
        </h3>
      )}
      <FileNotes notes={notes} onReread={onReread} />
    </>
  );
}
