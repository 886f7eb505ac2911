import { IconAlertCircle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/select-field.tsx';
import stepper from '../../../ui/form/stepper.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { useIsTooNarrowFor } from '../../../ui/theme/use-breakpoint.ts';
import styles from './step-rail.module.css';
import { type StepKey, steps, toStep } from './steps.ts';

export interface StepState {
  kind: 'open' | 'part' | 'done' | 'notDone';
  text: string;
  toCheck: number;
}

interface StepRailProps {
  current: StepKey;
  states: Record<StepKey, StepState>;
  /** Whether a running stopwatch prevents the user from choosing another step. */
  isLocked: boolean;
  onChoose: (step: StepKey) => void;
}

export function StepRail({ current, states, isLocked, onChoose }: StepRailProps) {
  const { t } = useTranslation(['learning', 'validation']);
  const isNarrow = useIsTooNarrowFor('columns');
  const place = steps.indexOf(current);
  if (isNarrow)
    return (
      <SelectField
        label={t('form.stepOf', { step: place + 1, steps: steps.length })}
        disabled={isLocked}
        options={steps.map((key, index) => ({
          value: key,
          label: [
            String(index + 1),
            t(`step.${key}`),
            states[key].toCheck > 0
              ? t('validation:toCheck', { count: states[key].toCheck })
              : states[key].text,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={current}
        onChange={key => onChoose(toStep(key))}
      />
    );
  return (
    <nav aria-label={t('form.steps')} className={styles.rail}>
      <ol>
        {steps.map((key, index) => {
          const { kind, text, toCheck } = states[key];
          return (
            <li key={key}>
              <button
                type="button"
                disabled={isLocked && key !== current}
                aria-current={key === current ? 'step' : undefined}
                onClick={() => onChoose(key)}
              >
                <span className={`${stepper.number} ${styles.dot}`} data-kind={toCheck > 0 ? 'wrong' : kind}>
                  {toCheck > 0 ? (
                    <IconAlertCircle size={16} aria-hidden />
                  ) : kind === 'done' ? (
                    <IconCheck size={16} aria-hidden />
                  ) : kind === 'notDone' ? (
                    <IconMinus size={16} aria-hidden />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={`${layout.grid} ${layout.shrinkable}`}>
                  <span className={styles.title}>{t(`step.${key}`)}</span>
                  {toCheck > 0 ? (
                    <span className={styles.wrong}>{t('validation:toCheck', { count: toCheck })}</span>
                  ) : (
                    text && <span className={styles.text}>{text}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
