import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { useOpenSession } from './session-address.ts';
import { SessionMenu } from './session-menu.tsx';
import styles from './session-sheet.module.css';

const evaluateTexts = {
  none: 'action.evaluate',
  partly: 'action.continueEvaluation',
  all: 'action.seeEvaluation',
} as const;

/** Actions of a session; the likeliest has the primary button. A colleague's session cannot be evaluated. */
export function SessionBar({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation(['sessions', 'moreErrors', 'ui']);
  const to = useTo();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const { edit } = useOpenSession();
  const { id, cancelled, evaluated } = session;
  const hasBegun = phaseOf(session, nowIn(me.organization?.timeZone)) !== 'planned';
  const isEvaluated = evaluated !== 'none';
  const offersEvaluation = hasBegun && (isEvaluated || (!isReadOnly && cancelled === null));
  if (isReadOnly && !offersEvaluation) return null;
  const icon = <IconClipboardCheck size={18} aria-hidden />;
  const evaluate = t(evaluateTexts[evaluated]);
  return (
    <div className={styles.bar}>
      {!isReadOnly && <SessionMenu session={session} onClose={onClose} />}
      {!isReadOnly && (
        <Button
          variant={offersEvaluation ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => edit(id)}
        >
          {t('ui:act.edit')}
        </Button>
      )}
      {offersEvaluation &&
        (isEvaluated || mayChangeSession(session, me) ? (
          <Button component={Link} to={to('evaluate', { id })} leftSection={icon}>
            {evaluate}
          </Button>
        ) : (
          <Button leftSection={icon} onClick={() => void toastFailed(t('moreErrors:evaluation.not-own'))}>
            {evaluate}
          </Button>
        ))}
    </div>
  );
}
