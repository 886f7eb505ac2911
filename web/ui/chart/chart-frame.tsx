import { Switch } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import styles from './chart-frame.module.css';

export interface ChartTable {
  /** Headings of the table; its first column contains row headers. */
  columns: ReactNode[];
  rows: { key: string; cells: [string, ...string[]] }[];
}

interface ChartFrameProps {
  title: string;
  unit?: string;
  /** What the chart shows in one sentence, with the main value in bold; false if it is shown elsewhere. */
  sentence: ReactNode;
  table: ChartTable;
  more?: ChartTable | undefined;
  source: ReactNode;
  /** The chart; its background is white in both themes. */
  children: ReactNode;
}

export function ChartFrame({ title, unit, sentence, table, more, source, children }: ChartFrameProps) {
  const { t } = useTranslation('ui');
  const heading = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={layout.flush} aria-labelledby={heading}>
      {sentence && <ChartSentence>{sentence}</ChartSentence>}
      <div className={styles.head}>
        <span id={heading} className={layout.strong}>
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
      <figcaption className={`${layout.above8} ${layout.hint}`}>{source}</figcaption>
    </figure>
  );
}

/** Sentence on what a chart shows, or several charts side by side. */
export const ChartSentence = ({ children }: { children: ReactNode }) => (
  <p className={styles.sentence}>{children}</p>
);

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
