import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasGaps,
  type Rated,
  ratingIn,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import { type EvaluationScales, scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { useActivityNames, useScoreTexts } from './cell-texts.ts';
import styles from './evaluation.module.css';
import type { QueueState } from './evaluation-queue.ts';
import { ScoreButtons } from './score-pad.tsx';
import type { EvaluationActions } from './use-evaluation-actions.tsx';
import { useLastScores } from './use-last-scores.ts';

interface ChildCardsProps {
  session: Session;
  state: QueueState;
  scales: EvaluationScales;
  actions: EvaluationActions;
}

export function ChildCards({ session, state, scales, actions }: ChildCardsProps) {
  const { children, activities } = session;
  const { t } = useTranslation('evaluations');
  const activityNames = useActivityNames()(activities);
  const { textOf } = useScoreTexts(scales);
  const { query, change } = useUrlState();
  const top = useRef<HTMLElement>(null);
  const index = Math.max(
    0,
    children.findIndex(({ id }) => id === query.get('child')),
  );
  const child = children[index];
  const lastOf = useLastScores(session, child?.id ?? '', child !== undefined);
  if (!child) return null;
  const rated = state.rated.get(child.id) ?? unrated;
  const mayChange = actions.mayChange(child);
  const optionOf = (name: string, of: Rated) =>
    of.isAbsent
      ? t('absentName', { name })
      : activities.length === 0 || hasGaps(of, activities)
        ? name
        : `✓ ${name}`;
  const to = (at: number) => {
    change({ child: children[at]?.id ?? null });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <NativeSelect
        aria-label={t('child')}
        mb="sm"
        value={child.id}
        onChange={event => change({ child: event.currentTarget.value })}
        data={children.map(({ id, fullName }) => ({
          value: id,
          label: optionOf(fullName, state.rated.get(id) ?? unrated),
        }))}
      />
      <section ref={top} className={styles.card} aria-label={child.fullName}>
        <div className={styles.cardHead}>
          <h2>
            <PersonName fullName={child.fullName} otherName={child.otherName} />
          </h2>
          {mayChange && (
            <Checkbox
              label={t('absent')}
              aria-label={t('absentOf', { name: child.fullName })}
              checked={rated.isAbsent}
              onChange={() => actions.toggleAbsent(child)}
            />
          )}
        </div>
        {rated.isAbsent && (
          <p>
            {rated.absenceReason ? t('absentBecause', { reason: rated.absenceReason }) : t('absentLine')}{' '}
            {mayChange && (
              <Button variant="subtle" onClick={() => actions.giveReason(child)}>
                {rated.absenceReason ? t('changeReason') : t('addReason')}
              </Button>
            )}
          </p>
        )}
        {!rated.isAbsent &&
          activities.map((activity, at) => {
            const rating = ratingIn(rated, activity.id);
            return (
              <div key={activity.id} className={styles.cardActivity}>
                <h3>{activityNames[at]}</h3>
                {scaleNames.map(scale => (
                  <div key={scale}>
                    <p>{t(scale)}</p>
                    {mayChange ? (
                      <ScoreButtons
                        {...{ scale, scales, score: rating[scale] }}
                        last={lastOf(activity, scale)}
                        label={`${activity.title}, ${t(scale)}`}
                        onScore={score => actions.score({ child, activity }, scale, score)}
                      />
                    ) : (
                      <p className={rating[scale] === null ? layout.faint : layout.strong}>
                        {textOf(scale, rating[scale])}
                      </p>
                    )}
                  </div>
                ))}
                {rating.observation !== '' && <p className={layout.lineBreaks}>{rating.observation}</p>}
                {(mayChange || rating.observation !== '') && (
                  <div>
                    <Button
                      variant="default"
                      aria-label={t('cell', {
                        ...{ name: child.fullName, activity: activity.title, field: t('observation') },
                        value: rating.observation || t('noObservation'),
                      })}
                      onClick={() => actions.observe({ child, activity })}
                    >
                      {t('observation')}
                    </Button>
                  </div>
                )}
              </div>
            );
          })}
      </section>
      <div className={`${layout.row8} ${layout.between} ${layout.above12}`}>
        <Button
          variant="default"
          disabled={index === 0}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => to(index - 1)}
        >
          {t('previous')}
        </Button>
        <span>{t('place', { number: index + 1, count: children.length })}</span>
        <Button
          disabled={index === children.length - 1}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => to(index + 1)}
        >
          {t('next')}
        </Button>
      </div>
    </>
  );
}
