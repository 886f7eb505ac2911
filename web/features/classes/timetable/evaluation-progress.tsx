import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import type { SessionPhase } from '../../../../shared/features/classes/sessions/session-rules.ts';
import styles from './evaluation-progress.module.css';

interface EvaluationProgressProps {
  session: Pick<SessionRow, 'evaluated' | 'progress' | 'cancelled' | 'children'>;
  phase: SessionPhase;
  isOwn: boolean;
}

/** Says how far a past session is evaluated, or that nobody has evaluated it yet. */
export function EvaluationProgress({ session, phase, isOwn }: EvaluationProgressProps) {
  const { t } = useTranslation('timetable');
  const { evaluated, progress, cancelled, children } = session;
  if (cancelled || phase === 'planned') return null;
  if (evaluated === 'all')
    return (
      <span className={styles.state} data-progress="done">
        <IconCircleCheck size={14} aria-hidden />
        <span>{t('evaluation.all')}</span>
      </span>
    );
  const words =
    evaluated === 'partly'
      ? progress
        ? t('evaluation.partly', { done: progress.done, count: progress.present })
        : t('evaluation.begun')
      : phase === 'past' && isOwn && children > 0 && t('evaluation.none');
  if (!words) return null;
  return (
    <span className={styles.state} data-progress="waits">
      <IconCircleDashed size={14} aria-hidden />
      <span>{words}</span>
    </span>
  );
}
