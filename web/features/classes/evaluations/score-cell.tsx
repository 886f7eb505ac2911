import { Popover } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvaluationScales, ScaleName } from '../../../../shared/features/classes/evaluations/schema.ts';
import { TargetElement } from '../../../ui/dialog/target-element.tsx';
import { skipUnchanged } from '../../../ui/form/skip-unchanged.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { initialsOf } from '../../../ui/text/initials.ts';
import { useScoreTexts } from './cell-texts.ts';
import styles from './evaluation.module.css';
import { Leaves } from './leaves.tsx';
import type { LastScore } from './rules/last-score.ts';
import { ScoreButtons } from './score-pad.tsx';

interface ScoreCellProps {
  name: string;
  activity: string;
  number: number;
  scale: ScaleName;
  scales: EvaluationScales;
  score: number | null;
  /** Name of the colleague who changed the score recently. */
  by: string | undefined;
  isDisabled: boolean;
  isTabStop: boolean;
  isPadOpen: boolean;
  last: LastScore | undefined;
  place: string;
  onPad: (isOpen: boolean) => void;
  onFocus: () => void;
  onScore: (score: number | null) => void;
}

function PlainScoreCell(props: ScoreCellProps) {
  const { name, activity, number, scale, scales, score, by, isDisabled, isTabStop, place, last } = props;
  const { isPadOpen, onPad, onFocus, onScore } = props;
  const { t } = useTranslation('evaluations');
  const { textOf } = useScoreTexts(scales);
  const field = t(scale);
  const cell = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={cell}
      type="button"
      className={styles.cell}
      data-cell={place}
      data-empty={score === null || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={isDisabled || undefined}
      aria-label={t('cell', { name, activity, field, value: textOf(scale, score) })}
      aria-haspopup="dialog"
      aria-expanded={isPadOpen}
      onFocus={onFocus}
      onClick={() => onPad(!isDisabled && !isPadOpen)}
    >
      {score !== null && (
        <>
          <span className={styles.figure}>{score}</span>
          <Leaves score={score} />
        </>
      )}
      {score === null && isDisabled && (
        <span className={layout.faint} aria-hidden>
          –
        </span>
      )}
      {by !== undefined && (
        <span className={styles.by} title={t('by', { name: by })}>
          {initialsOf(by)}
        </span>
      )}
    </button>
  );
  return (
    <>
      {button}
      {isPadOpen && (
        <Popover opened onChange={onPad} position="bottom" withArrow returnFocus>
          <Popover.Target>
            <TargetElement element={cell} />
          </Popover.Target>
          <Popover.Dropdown data-pad aria-label={t('pad', { name, field })}>
            <div className={styles.pad}>
              <div className={styles.padTitle}>
                <span>{t('pad', { name, field })}</span>
                <span>{t('activity', { number })}</span>
              </div>
              <ScoreButtons
                {...{ scale, scales, score, last, onScore }}
                label={t('pad', { name, field })}
                areWordsListed
              />
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}

/** A score, as a button that opens the score pad. */
export const ScoreCell = skipUnchanged(PlainScoreCell);
