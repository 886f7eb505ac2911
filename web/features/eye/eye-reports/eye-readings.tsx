import type { ReactNode } from 'react';
import { type Eye, eyes } from '../../../../shared/core/optics/eyes.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import sideways from '../../../ui/layout/sideways.module.css';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import styles from './eye-report.module.css';

interface EyeReadingsProps<Column extends string> {
  label: string;
  /** Heading of the first column: what its rows are, or the name of the only group of rows. */
  head: ReactNode;
  /** Heading of the column with the eyes, if the groups have names. */
  eyeHead?: string;
  columns: readonly { key: Column; name: string }[];
  groups: readonly {
    key: string;
    name: string | null;
    cellOf: (eye: Eye, column: NoInfer<Column>) => ReactNode;
  }[];
}

/** Values of both eyes as a table; on a phone, as a short list for each eye that fits the screen. */
export function EyeReadings<Column extends string>(props: EyeReadingsProps<Column>) {
  const { label, head, eyeHead, columns, groups } = props;
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <section className={styles.readings} aria-label={label}>
        {groups.map(({ key, name, cellOf }) => (
          <section key={key} aria-label={name ?? undefined}>
            <h3>{name ?? unbroken(head)}</h3>
            {eyes.map(eye => (
              <div key={eye} className={styles.reading}>
                <EyeName eye={eye} />
                <dl>
                  {columns.map(column => (
                    <div key={column.key}>
                      <dt>{column.name}</dt>
                      <dd>{cellOf(eye, column.key)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </section>
        ))}
      </section>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`${styles.scroll} ${sideways.fades}`} aria-label={label} tabIndex={0}>
      <table className={styles.table} data-grouped={eyeHead !== undefined || undefined}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {eyeHead !== undefined && <th scope="col">{eyeHead}</th>}
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, name, cellOf }) => (
          <tbody key={key}>
            {eyes.map((eye, place) => (
              <tr key={eye}>
                {name !== null && place === 0 && (
                  <th scope="rowgroup" rowSpan={2}>
                    {name}
                  </th>
                )}
                <th scope="row">
                  <EyeName eye={eye} />
                </th>
                {columns.map(column => (
                  <td key={column.key}>{cellOf(eye, column.key)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
