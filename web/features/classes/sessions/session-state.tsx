import { IconCircleCheck, IconCircleDashed, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { AnySession } from './use-session-actions.ts';

const evaluations = {
  none: { label: 'state.notEvaluated', Icon: IconCircleDashed, tone: 'attention' },
  partly: { label: 'state.partlyEvaluated', Icon: IconCircleDashed, tone: 'attention' },
  all: { label: 'state.evaluated', Icon: IconCircleCheck, tone: 'good' },
} as const;

export function SessionState({ session }: { session: AnySession }) {
  const { t } = useTranslation('sessions');
  const { cancelled, evaluated } = session;
  const phase = phaseOf(session, useNow());
  const { label, ...look } = evaluations[evaluated];
  const isExpected = !cancelled && phase !== 'planned';
  return (
    <>
      {!cancelled && phase === 'running' && (
        <Status Icon={IconPlayerPlay} tone="good" label={t('state.now')} />
      )}
      {(isExpected || evaluated !== 'none') && <Status {...look} label={t(label)} />}
    </>
  );
}
