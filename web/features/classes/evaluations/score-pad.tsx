import { useTranslation } from 'react-i18next';
import {
  type EvaluationScales,
  type ScaleName,
  scores,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useScoreTexts } from './cell-texts.ts';
import styles from './evaluation.module.css';
import type { LastScore } from './rules/last-score.ts';

interface ScoreButtonsProps {
  label: string;
  scale: ScaleName;
  scales: EvaluationScales;
  score: number | null;
  last?: LastScore | undefined;
  /** Lists the meaning of each score; otherwise those of the ends or of the chosen score. */
  areWordsListed?: boolean;
  onScore: (score: number | null) => void;
}

/** Score buttons from 1 to 5; pressing the current score clears it. */
export function ScoreButtons({
  label,
  scale,
  scales,
  score,
  last,
  areWordsListed,
  onScore,
}: ScoreButtonsProps) {
  const { t } = useTranslation('evaluations');
  const { wordsOf } = useScoreTexts(scales);
  const { date } = useCalendarDates();
  return (
    <>
      <fieldset className={styles.scores} aria-label={label}>
        {scores.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === score}
            data-last={each === last?.score || undefined}
            aria-label={t('score', { score: each, words: wordsOf(scale, each) })}
            title={wordsOf(scale, each)}
            onClick={() => onScore(each === score ? null : each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
      {areWordsListed ? (
        <div className={styles.words} aria-hidden>
          {scores.map(each => (
            <p key={each} className={each === score ? layout.strong : undefined}>
              <span>{each}</span>
              {wordsOf(scale, each)}
            </p>
          ))}
        </div>
      ) : (
        <div className={styles.ends}>
          {score === null ? (
            <>
              <span>{wordsOf(scale, 1)}</span>
              <span>{wordsOf(scale, 5)}</span>
            </>
          ) : (
            <strong>{wordsOf(scale, score)}</strong>
          )}
        </div>
      )}
      {last && (
        <p className={`${layout.soft} ${layout.small}`}>
          {t('lastTime', { score: last.score, date: date(last.date) })}
        </p>
      )}
    </>
  );
}
