import { useTranslation } from 'react-i18next';
import type { OutcomeAudit, OutcomeRate } from '../../../../shared/features/eye/outcomes/schema.ts';
import styles from './outcomes.module.css';
import { useOutcomeTexts } from './use-outcome-texts.ts';

export function OutcomeFigures({ audit }: { audit: OutcomeAudit }) {
  const attrition = audit.rows[0]?.attrition;
  return (
    <ul className={styles.figures}>
      <Figure name="overdue" rate={audit.overdue} />
      <Figure name="screenedAgain" rate={audit.screenedAgain} />
      {attrition && <Figure name="attrition" rate={attrition} />}
    </ul>
  );
}

interface FigureProps {
  name: 'overdue' | 'screenedAgain' | 'attrition';
  rate: OutcomeRate;
}

function Figure({ name, rate }: FigureProps) {
  const { t } = useTranslation('outcomes');
  const texts = useOutcomeTexts();
  return (
    <li>
      <span>{t(`figure.${name}`)}</span>
      <strong>{texts.rate(rate)}</strong>
      {texts.rateDetail(rate)?.map(detail => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
      <small>{t(`figure.${name}Note`)}</small>
    </li>
  );
}
