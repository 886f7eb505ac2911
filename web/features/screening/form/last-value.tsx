import type { Measure, Place, ScreeningTest } from '../../../../shared/features/screening/tests/catalogue.ts';
import type { LastAnswers } from './last-answers.ts';
import styles from './test-step.module.css';
import { useTestWords } from './use-test-words.ts';

/** Writes a change with its sign and at most one decimal: "+2.4", "−0.8", "0". */
function signedTenth(change: number): string {
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

interface LastValueProps {
  last: LastAnswers;
  test: ScreeningTest;
  place: Place;
  measure: Measure;
  value: string;
  /** Whether the value can be compared with the last one. */
  isComparable: boolean;
}

export function LastValue({ last, test, place, measure, value, isComparable }: LastValueProps) {
  const { t } = useTestWords();
  const before = last.numberOf(test.id, place, measure.id);
  if (before === undefined) return null;
  const now = value === '' ? undefined : Number(value);
  return (
    <dl className={styles.last}>
      <div>
        <dt>{last.day}</dt>
        <dd>
          {before} <span>{t('unit.seconds')}</span>
        </dd>
      </div>
      {isComparable && now !== undefined && Number.isFinite(now) && (
        <div>
          <dt>{t('form.change')}</dt>
          <dd>
            {signedTenth(now - before)} <span>{t('unit.seconds')}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
