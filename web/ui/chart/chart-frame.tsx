import { Switch } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chart-frame.module.css';

export interface ChartTable {
  /** The first names the rows. */
  columns: ReactNode[];
  rows: { key: string; cells: [string, ...string[]] }[];
}

interface ChartFrameProps {
  /** What the chart shows and in what unit: "Spherical equivalent by age". */
  title: string;
  unit?: string;
  /** What it says, in one sentence with its key figure in bold. */
  sentence: ReactNode;
  /** The same numbers, for those who would rather read. */
  table: ChartTable;
  /** Where the numbers come from. */
  source: ReactNode;
  /** The drawing, on paper white in both themes. */
  children: ReactNode;
}

/** A chart begins with what it says, can be read as a table, and names its source. */
export function ChartFrame({ title, unit, sentence, table, source, children }: ChartFrameProps) {
  const { t } = useTranslation('ui');
  const heading = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={styles.root} aria-labelledby={heading}>
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.head}>
        <span id={heading} className={styles.title}>
          {title} {unit && <span className={styles.unit}>{unit}</span>}
        </span>
        <Switch
          label={t('chart.asTable')}
          labelPosition="left"
          size="sm"
          checked={isTable}
          onChange={event => setIsTable(event.currentTarget.checked)}
        />
      </div>
      <div className={`paper ${styles.plate}`}>
        {isTable ? <Numbers table={table} label={title} /> : children}
      </div>
      <figcaption className={styles.source}>{source}</figcaption>
    </figure>
  );
}

function Numbers({ table, label }: { table: ChartTable; label: string }) {
  const [first, ...others] = table.columns;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={place} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, cells: [name, ...numbers] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {numbers.map((number, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={place}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
