import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measurementFields } from '../../../../shared/features/eye/measurements/fields.ts';
import { likelyDates } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ColumnFields } from '../../../ui/file/column-fields.tsx';
import { EncodingField } from '../../../ui/file/encoding-field.tsx';
import { LikelyDates } from '../../../ui/file/likely-dates.tsx';
import { FileNotes } from '../../../ui/file/table/file-notes.tsx';
import type { TableChoice } from '../../../ui/file/table/read-table-file.ts';
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
import styles from './import.module.css';
import { KeepMapping } from './keep-mapping.tsx';
import { useMappings } from './use-mappings.ts';

interface ColumnsStepProps {
  file: TableFile;
  columns: Columns;
  /** Name of the saved mapping that the columns come from. */
  mappingName: string | null;
  onChange: (columns: Columns) => void;
  onMapping: (name: string | null) => void;
  /** Called when the file is read another way. */
  onFile: (file: TableFile) => void;
  onLeave: () => void;
  onDone: () => void;
}

const guessed = 'guessed';

/** Assigns fields to columns, and asks for what the file does not say. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { table, notes } = props.file.read;
  const { file, columns, mappingName, onChange, onMapping, onFile, onLeave, onDone } = props;
  const { t } = useTranslation('measurements');
  const { mappings = [] } = useMappings();
  const problemText = useTableProblem(deviceSource);
  const [isAsked, setAsked] = useState(false);
  const found = orderIn(table, columns);
  const missing = missingColumns(columns, found);
  const timeZone = useSession().organization?.timeZone ?? null;
  const unused = unusedHeadings(table, columns.fields);
  const likely = likelyDates(table, { columns: columns.fields, dateOrder: found.order, timeZone });

  function choose(name: string): void {
    const mapping = mappings.find(known => known.name === name);
    onMapping(mapping?.name ?? null);
    onChange(mapping ? columnsOf(mapping) : startColumns(table, []).columns);
  }
  async function reread(change: TableChoice): Promise<string | undefined> {
    const again = await readAgain(deviceSource, file, change);
    if ('problem' in again) return problemText(again);
    onFile(again);
    return undefined;
  }
  function next(): void {
    setAsked(true);
    if (missing.length === 0) onDone();
  }

  return (
    <>
      <section className={styles.card} aria-labelledby="import-columns">
        <div className={layout.stack4Start}>
          <h2 id="import-columns">{t('columns.title')}</h2>
          <p className={layout.hint}>{t('columns.file', { name: file.of.name, count: table.rows.length })}</p>
        </div>
        <FileNotes notes={notes} onReread={reread} />
        <Notice tone="attention">{t(mappingName === null ? 'columns.verify' : 'columns.verifyKept')}</Notice>
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
          {notes.encoding && (
            <EncodingField encoding={notes.encoding} onChange={encoding => void reread({ encoding })} />
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
            onChange({ ...columns, fields: withField(columns.fields, heading, field) })
          }
        />
        {unused.length > 0 && (
          <p className={layout.hint}>
            {t('columns.withoutField', { count: unused.length, headings: unused.join(t('columns.and')) })}
          </p>
        )}
        {found.asked.length > 0 && (
          <div className={styles.question}>
            <p>{t('columns.dateOrder')}</p>
            <Segments
              label={t('columns.dateOrder')}
              options={found.asked.map(value => ({ value, label: t(`dateOrder.${value}`) }))}
              value={found.order ?? ('' as 'dmy')}
              onChange={dateOrder => onChange({ ...columns, dateOrder })}
            />
          </div>
        )}
        {found.isMixed && <Notice tone="attention">{t('columns.contradictory')}</Notice>}
        <LikelyDates
          dates={likely}
          isTaken={columns.takesLikely === true}
          onTake={takesLikely => onChange({ ...columns, takesLikely })}
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
              onChange={method => onChange({ ...columns, method })}
            />
          </div>
        )}
        {isAsked && missing.length > 0 && (
          <Notice tone="danger">{missing.map(what => t(`missing.${what}`)).join(' ')}</Notice>
        )}
      </section>
      <KeepMapping columns={columns} name={mappingName} onKept={onMapping} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onLeave}>
          {t('columns.otherFile')}
        </Button>
        <Button onClick={next}>{t('columns.check')}</Button>
      </Group>
    </>
  );
}
