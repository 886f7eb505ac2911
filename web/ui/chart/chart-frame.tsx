import { Switch } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chart-frame.module.css';

export interface ChartTable {
  /** The first column contains the row headers. */
  columns: ReactNode[];
  rows: { key: string; cells: [string, ...string[]] }[];
}

interface ChartFrameProps {
  /** What the chart shows: "Spherical equivalent by age". */
  title: string;
  unit?: string;
  /** Its message in one sentence, with the key figure in bold. */
  sentence: ReactNode;
  /** The same numbers as a table. */
  table: ChartTable;
  /** What else the chart shows, as a second table below. */
  more?: ChartTable | undefined;
  /** Where the numbers come from. */
  source: ReactNode;
  /** The chart, on white in both themes. */
  children: ReactNode;
}

/** Frame of a chart: message, table view and source. */
export function ChartFrame({ title, unit, sentence, table, more, source, children }: ChartFrameProps) {
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
        {isTable ? (
          <>
            <Numbers table={table} label={title} />
            {more && <Numbers table={more} />}
          </>
        ) : (
          children
        )}
      </div>
      <figcaption className={styles.source}>{source}</figcaption>
    </figure>
  );
}

function Numbers({ table, label }: { table: ChartTable; label?: string }) {
  const [first, ...others] = table.columns;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
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
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
              <td key={place}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
