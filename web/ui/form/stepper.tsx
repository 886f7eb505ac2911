import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../feedback/progress.tsx';
import layout from '../layout/layout.module.css';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './stepper.module.css';

export interface Step {
  key: string;
  title: string;
  isDone?: boolean;
  /** Number of fields to check in the step. */
  toCheck?: number;
}

interface StepperProps {
  label: string;
  steps: Step[];
  current: string;
  /** Called when the user clicks a step; without it, steps cannot be clicked. */
  onChoose?: (key: string) => void;
  /** Whether the steps are below each other, beside the form. */
  isUpright?: boolean;
}

export function Stepper({ label, steps, current, onChoose, isUpright = false }: StepperProps) {
  const { t } = useTranslation(['ui', 'validation', 'common']);
  const isPhone = useIsPhone();
  const index = steps.findIndex(({ key }) => key === current);

  if (isPhone) {
    const where = t('step.of', { step: index + 1, steps: steps.length, title: steps[index]?.title ?? '' });
    return (
      <div className={`${layout.stack8} ${layout.soft} ${layout.small}`}>
        <p aria-hidden="true">{where}</p>
        <Progress
          label={t('common:labelled', { name: label, value: where })}
          done={(index + 1) / steps.length}
        />
        {steps.map(
          ({ key, title, toCheck = 0 }) =>
            toCheck > 0 && (
              <p key={key} className={styles.toCheck}>
                {t('validation:toCheckIn', { title, what: t('validation:toCheck', { count: toCheck }) })}
              </p>
            ),
        )}
      </div>
    );
  }
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-upright={isUpright || undefined}>
        {steps.map(({ key, title, isDone, toCheck = 0 }, place) => (
          <li
            key={key}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={key === current ? 'step' : undefined}
          >
            <StepTitle onChoose={onChoose && (() => onChoose(key))}>
              <span className={styles.number} data-wrong={toCheck > 0 || undefined}>
                {isDone && key !== current ? <IconCheck size={16} aria-label={t('step.done')} /> : place + 1}
              </span>
              <span>
                {title}
                {toCheck > 0 && (
                  <span className={styles.toCheck}>{t('validation:toCheck', { count: toCheck })}</span>
                )}
              </span>
            </StepTitle>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepTitleProps {
  onChoose: (() => void) | undefined;
  children: React.ReactNode;
}

function StepTitle({ onChoose, children }: StepTitleProps) {
  if (!onChoose) return <span className={styles.title}>{children}</span>;
  return (
    <button type="button" className={styles.title} onClick={onChoose}>
      {children}
    </button>
  );
}
