import type { Measure, Place, ScreeningTest } from '../../../../shared/features/screening/tests/catalogue.ts';
import type { LastAnswers } from './last-answers.ts';
import { signedTenth } from './signed-tenth.ts';
import styles from './test-step.module.css';
import { useTestWords } from './use-test-words.ts';

interface LastValueProps {
  last: LastAnswers;
  test: ScreeningTest;
  place: Place;
  measure: Measure;
  value: string;
}

/** The value of the last screening, and how far this one is from it. */
export function LastValue({ last, test, place, measure, value }: LastValueProps) {
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
      {now !== undefined && Number.isFinite(now) && (
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
