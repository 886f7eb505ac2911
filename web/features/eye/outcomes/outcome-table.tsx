import { useTranslation } from 'react-i18next';
import type { OutcomeMean, OutcomeRow } from '../../../../shared/features/eye/outcomes/schema.ts';
import sideways from '../../../ui/layout/sideways.module.css';
import styles from './outcomes.module.css';
import { useOutcomeTexts } from './use-outcome-texts.ts';

interface OutcomeTableProps {
  rows: readonly OutcomeRow[];
  /** Whether a reference treatment is chosen, with which the others are compared. */
  isCompared: boolean;
}

export function OutcomeTable({ rows, isCompared }: OutcomeTableProps) {
  const { t } = useTranslation('outcomes');
  const texts = useOutcomeTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div className={`${styles.scroll} ${sideways.fades}`} tabIndex={0}>
      <table className={styles.table} aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('column.group')}</th>
            <th scope="col">{t('column.children')}</th>
            <th scope="col">{t('column.axial')}</th>
            <th scope="col">{t('column.se')}</th>
            {isCompared && <th scope="col">{t('column.expected')}</th>}
            {isCompared && <th scope="col">{t('column.difference')}</th>}
            <th scope="col">{t('column.attrition')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.filter(isTold).map(row => (
            <tr
              key={`${row.treatment}${row.age}`}
              data-level={row.treatment === null ? 'all' : row.age === null ? 'treatment' : 'age'}
            >
              <th scope="row">{texts.rowName(row)}</th>
              <td>{texts.size(row.children)}</td>
              <Mean of={row.axialLength} />
              <Mean of={row.equivalent} />
              {isCompared && <td>{texts.expected(row.expected)}</td>}
              {isCompared && (
                <td>
                  {texts.mean(row.difference)}
                  <small>{texts.interval(row.difference)}</small>
                </td>
              )}
              <td>
                {texts.rate(row.attrition)}
                {texts.rateDetail(row.attrition)?.map(detail => (
                  <small key={detail}>{detail}</small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a row is shown. An age group without values has no row; the row of its treatment mentions it. */
const isTold = ({ age, children, axialLength, equivalent, attrition }: OutcomeRow) =>
  age === null || [children, axialLength, equivalent, attrition].some(({ size }) => size);

function Mean({ of }: { of: OutcomeMean }) {
  const texts = useOutcomeTexts();
  return (
    <td>
      {texts.mean(of)}
      <small>{texts.interval(of)}</small>
      <small>{texts.sizeOf(of)}</small>
    </td>
  );
}
