import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './new-clinic.module.css';
import { Sapling } from './sapling.tsx';
import type { FirstSteps } from './use-first-steps.ts';
import type { Step } from './use-steps.ts';

interface NewClinicProps {
  first: FirstSteps;
  /** Whether the steps are shown below `StepsLine`, which already shows the progress. */
  isBelowLine?: boolean;
  /** Shown below the drawing. */
  children?: ReactNode;
}

/** First steps of an organisation; the whole dashboard while it has no cases yet. */
export function NewClinic({ first, isBelowLine = false, children }: NewClinicProps) {
  const { t } = useTranslation('dashboard');
  const { steps, invited, joined } = first;
  const name = useSession().organization?.name ?? '';
  const done = steps.filter(({ state }) => state === 'done').length;
  const current = steps.find(({ state }) => state === 'open');
  return (
    <div className={styles.root}>
      <section className={styles.steps} aria-label={t('start.title')}>
        {isBelowLine ? (
          <VisuallyHidden component="h2">{t('start.title')}</VisuallyHidden>
        ) : (
          <header className={styles.head}>
            <h2>{t('start.title')}</h2>
            <span>{t('start.progress', { done, total: steps.length })}</span>
          </header>
        )}
        <ol>
          {steps.map((step, index) => (
            <StepRow
              key={step.key}
              step={step}
              number={index + 1}
              isCurrent={step === current}
              detail={
                step.key === 'colleagues' && invited > 0
                  ? t('start.invited', { count: invited, joined })
                  : t(`start.${step.key}.text`)
              }
            />
          ))}
        </ol>
      </section>
      <div className={layout.stack16}>
        <aside className={styles.side}>
          <Sapling done={done} />
          <strong>{t('start.leaf')}</strong>
          {!isBelowLine && (
            <>
              <p>{t('start.leafText', { name })}</p>
              <DismissSteps first={first} />
            </>
          )}
        </aside>
        {children}
      </div>
    </div>
  );
}

/** Shows the first steps on one line that expands, once the organisation has cases. */
export function StepsLine({ first }: { first: FirstSteps }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  const done = first.steps.filter(({ state }) => state === 'done').length;
  return (
    <div className={layout.below16}>
      <div className={styles.line}>
        <strong>{t('start.title')}</strong>
        <span>{t('start.progress', { done, total: first.steps.length })}</span>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'start.fold' : 'start.open')}
        </Button>
        <DismissSteps first={first} />
      </div>
      {isOpen && <NewClinic first={first} isBelowLine />}
    </div>
  );
}

/** Button that hides the first steps; a toast offers undo. */
function DismissSteps({ first: { dismiss, showAgain } }: { first: FirstSteps }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={() => {
        dismiss();
        void toastDone(t('start.dismissed'), showAgain);
      }}
    >
      {t('start.dismiss')}
    </Button>
  );
}

interface StepRowProps {
  step: Step;
  number: number;
  isCurrent: boolean;
  detail: string;
}

function StepRow({ step: { key, state, action }, number, isCurrent, detail }: StepRowProps) {
  const { t } = useTranslation('dashboard');
  const isDone = state === 'done';
  return (
    <li className={styles.step} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {isDone ? <IconCheck size={18} /> : number}
      </span>
      <div className={styles.words}>
        <h3>{t(`start.${key}.title`)}</h3>
        <p>{detail}</p>
      </div>
      {action ? (
        <Button
          component={Link}
          to={action.href}
          variant={isCurrent ? 'filled' : isDone ? 'subtle' : 'default'}
          className={styles.action}
        >
          {t(action.label)}
        </Button>
      ) : (
        !isDone && <span className={styles.note}>{t('start.others')}</span>
      )}
    </li>
  );
}
