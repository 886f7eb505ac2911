import { useTranslation } from 'react-i18next';
import {
  type MeasurementField,
  measurementFields,
} from '../../../../shared/features/eye/measurements/fields.ts';
import type { ImportTable } from '../../../../shared/features/eye/measurements/read-table.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type Columns, withField } from './columns.ts';
import styles from './import.module.css';

interface ColumnFieldsProps {
  table: ImportTable;
  columns: Columns;
  onChange: (columns: Columns) => void;
}

const examplesShown = 2;

/** Each column with its first cells and what it holds. */
export function ColumnFields({ table, columns, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('measurements');
  const options = measurementFields.map(value => ({ value: value as string, label: t(`field.${value}`) }));
  const set = (heading: string, value: string) => {
    const field = measurementFields.find(one => one === value) ?? null;
    onChange({ ...columns, fields: withField(columns.fields, heading, field) });
  };
  return (
    <ul className={styles.columns} aria-label={t('columns.title')}>
      {table.headings.map((heading, place) => {
        if (heading === '') return null;
        const field: MeasurementField | undefined = columns.fields.get(heading);
        return (
          <li key={heading} data-known={field !== undefined || undefined}>
            <span className={styles.heading}>
              <bdi>{heading}</bdi>
              <bdi className={styles.faint}>{examplesOf(table, place)}</bdi>
            </span>
            <SelectField
              aria-label={t('columns.holds', { heading })}
              placeholder={t('columns.unused')}
              options={options}
              value={field ?? ''}
              clearable
              onChange={value => set(heading, value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const longestExample = 40;

function examplesOf({ rows }: ImportTable, place: number): string {
  const cells = rows.flatMap(({ cells: row }) => row[place]?.trim() || []);
  return [...new Set(cells)]
    .slice(0, examplesShown)
    .map(cell => (cell.length > longestExample ? `${cell.slice(0, longestExample)}…` : cell))
    .join(' · ');
}
