import { Button, Radio } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SeriesScope, seriesScopes } from '../../../../shared/features/classes/sessions/schema.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './session.module.css';
import type { AnySession, SessionTimes } from './use-session-actions.ts';
import { WhichSession } from './which-session.tsx';

type Act = 'move' | 'resume' | 'remove';

interface Question {
  act: Act;
  session: AnySession;
  /** The new times of a session that is to be moved. */
  to?: SessionTimes | undefined;
  answer: (scope: SeriesScope | null) => void;
}

interface SeriesScopeQuestion {
  /** Asks which sessions of a series to change; null if cancelled. Asks nothing without a series. */
  askScope: (act: Act, session: AnySession, to?: SessionTimes) => Promise<SeriesScope | null>;
  /** The dialog that asks for the scope; the caller must render it. */
  scopeDialog: ReactNode;
}

export function useSeriesScope(): SeriesScopeQuestion {
  const [question, setQuestion] = useState<Question>();
  const answer = (scope: SeriesScope | null) => {
    question?.answer(scope);
    setQuestion(undefined);
  };
  return {
    askScope: (act, session, to) =>
      session.series === null
        ? Promise.resolve('this')
        : new Promise(resolve => setQuestion({ act, session, to, answer: resolve })),
    scopeDialog: question && <ScopeDialog {...question} answer={answer} />,
  };
}

function ScopeDialog({ act, session, to, answer }: Question) {
  const { t } = useTranslation('sessions');
  const [scope, setScope] = useState<SeriesScope>('this');
  return (
    <Dialog onClose={() => answer(null)} title={t(`scope.${act}`)} size={440}>
      <div className={layout.stack12}>
        <WhichSession session={session} to={to} />
        <ScopeChoice
          value={scope}
          help={act === 'resume' ? t('scope.resumeHelp') : t('scope.help')}
          onChange={setScope}
        />
      </div>
      <DialogButtons cancel={t('scope.keep')} onCancel={() => answer(null)}>
        <Button {...(act === 'remove' && { color: 'red' })} onClick={() => answer(scope)}>
          {t(`scope.confirm.${act}`)}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface ScopeChoiceProps {
  value: SeriesScope;
  help: string;
  onChange: (scope: SeriesScope) => void;
}

export function ScopeChoice({ value, help, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('sessions');
  return (
    <Radio.Group
      label={t('field.scope')}
      description={help}
      value={value}
      onChange={chosen => onChange(chosen as SeriesScope)}
    >
      <div className={styles.choices}>
        {seriesScopes.map(scope => (
          <Radio key={scope} value={scope} label={t(`scope.${scope}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}
