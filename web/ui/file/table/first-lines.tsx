import { useTranslation } from 'react-i18next';
import type { ImportTable } from '../../../../shared/core/reading/read-table.ts';
import layout from '../../layout/layout.module.css';
import styles from './table-drop.module.css';

const shownRows = 5;

export function FirstLines({ table: { headings, rows } }: { table: ImportTable }) {
  const { t } = useTranslation('tables');
  const columns = [...headings.keys()];
  return (
    <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
      <h3>{t('first')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.lines} aria-label={t('first')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(at => (
                <th key={at} scope="col">
                  <bdi>{headings[at]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ line, file = '', cells }) => (
              <tr key={`${file} ${line}`}>
                {columns.map(at => (
                  <td key={at}>
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
