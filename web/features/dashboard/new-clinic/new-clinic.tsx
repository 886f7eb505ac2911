import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import styles from './new-clinic.module.css';
import { Sapling } from './sapling.tsx';
import { type Step, useSteps } from './use-steps.ts';

/** What the dashboard of an organisation without cases shows: its first steps. */
export function NewClinic() {
  const { t } = useTranslation('dashboard');
  const { steps, invited, joined } = useSteps();
  const name = useSession().organization?.name ?? '';
  const done = steps.filter(({ state }) => state === 'done').length;
  const current = steps.find(({ state }) => state === 'open');
  return (
    <div className={styles.root}>
      <section className={styles.steps} aria-labelledby="first-steps">
        <header className={styles.head}>
          <h2 id="first-steps">{t('start.title')}</h2>
          <span>{t('start.progress', { done, total: steps.length })}</span>
        </header>
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
      <aside className={styles.side}>
        <Sapling done={done} />
        <strong>{t('start.leaf')}</strong>
        <p>{t('start.leafText', { name })}</p>
      </aside>
    </div>
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
