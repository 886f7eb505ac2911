import { useTranslation } from 'react-i18next';
import type { NormRow } from '../../../../shared/features/screening/settings/norms.schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ageText } from './age-text.ts';
import styles from './settings.module.css';

export function NormLines({ rows }: { rows: readonly NormRow[] }) {
  const { t } = useTranslation(['screeningSettings', 'learning']);
  const ages = ({ ageFrom, ageTo }: NormRow) =>
    ageFrom === null && ageTo === null ? t('row.any') : `${ageText(ageFrom)} – ${ageText(ageTo)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={layout.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['band', 'age', 'sex', 'grade', 'low', 'typical', 'high'] as const).map(name => (
              <th key={name} scope="col">
                {t(`row.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and are not moved here
            <tr key={index}>
              <td>{row.band ? t(`learning:band.${row.band}`) : t('row.any')}</td>
              <td>{ages(row)}</td>
              <td>{row.sex ? t(`row.${row.sex}`) : t('row.any')}</td>
              <td>{row.grade ?? t('row.any')}</td>
              <td>{row.low ?? '–'}</td>
              <td>{row.typical ?? '–'}</td>
              <td>{row.high ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
