import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EvaluationScales,
  scaleNames,
  scores,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { SessionActivityHead } from '../../../../shared/features/classes/sessions/schema.ts';
import { useActivityNames, useScoreTexts } from './cell-texts.ts';
import styles from './evaluation.module.css';
import type { EvaluationActions } from './use-evaluation-actions.tsx';

interface GridHeadProps {
  activities: readonly SessionActivityHead[];
  scales: EvaluationScales;
  actions: EvaluationActions;
}

export const GridHead = memo(function GridHead({ activities, scales, actions }: GridHeadProps) {
  const { t } = useTranslation('evaluations');
  const activityNames = useActivityNames()(activities);
  const { wordsOf } = useScoreTexts(scales);
  return (
    <thead>
      <tr>
        <th className={styles.name} rowSpan={2} scope="col">
          {t('child')}
        </th>
        <th className={styles.absent} rowSpan={2} scope="col">
          {t('absent')}
        </th>
        {activities.map(({ id, title }, index) => (
          <th
            key={id}
            className={`${styles.activity} ${styles.starts}`}
            colSpan={3}
            scope="colgroup"
            title={title}
          >
            {activityNames[index]}
          </th>
        ))}
      </tr>
      <tr>
        {activities.flatMap(activity => [
          ...scaleNames.map(scale => (
            <th
              key={`${activity.id} ${scale}`}
              className={scale === 'participation' ? styles.starts : undefined}
              scope="col"
            >
              {actions.isReadOnly ? (
                <span className={styles.head}>
                  {t(scale)}
                  <IconChevronDown size={14} visibility="hidden" aria-hidden />
                </span>
              ) : (
                <Menu position="bottom-start">
                  <Menu.Target>
                    <button
                      type="button"
                      className={styles.head}
                      aria-label={t('setColumn', { field: t(scale), activity: activity.title })}
                    >
                      {t(scale)}
                      <IconChevronDown size={14} aria-hidden />
                    </button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Label>{t('setColumnTitle')}</Menu.Label>
                    {scores.map(score => (
                      <Menu.Item key={score} onClick={() => actions.setColumn(activity, scale, score)}>
                        {t('score', { score, words: wordsOf(scale, score) })}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </th>
          )),
          <th key={`${activity.id} observation`} scope="col">
            {t('observation')}
          </th>,
        ])}
      </tr>
    </thead>
  );
});
