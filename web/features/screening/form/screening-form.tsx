import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { rulesNotAdded } from '../../../../shared/features/screening/recommendations/recommend.ts';
import type { NormSubject } from '../../../../shared/features/screening/results/find-norm.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { openTests } from '../../../../shared/features/screening/tests/completeness.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { AmendmentReason } from '../../../ui/amendment/amendment-reason.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { FormActions } from '../../../ui/form/form-section.tsx';
import { SavedAt } from '../../../ui/form/saved-at.tsx';
import { leadToInvalid } from '../../../ui/form/steps/lead-to-invalid.ts';
import { ThingsToCheck } from '../../../ui/form/steps/things-to-check.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { judgeTyped } from '../judged/judge-typed.ts';
import { notationOfScreenings } from '../newest-notation.ts';
import { normsQuery, rulesQuery } from '../settings/queries.ts';
import { findOpen } from './check-values.ts';
import { DetailsStep } from './details-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { detailsOf } from './last-details.ts';
import type { MarkedPlaces } from './mark-not-done.ts';
import styles from './screening-form.module.css';
import type { ScreeningSaving } from './screening-saving.ts';
import { StepRail } from './step-rail.tsx';
import {
  isTestStep,
  type StepKey,
  stepAfter,
  stepOfPath,
  steps,
  stepToOpen,
  testsOf,
  toStep,
} from './steps.ts';
import { TestStep } from './test-step.tsx';
import { useLastAnswers } from './use-last-answers.ts';
import { useProblemNames } from './use-problem-names.ts';
import { useStepStates } from './use-step-states.ts';

interface ScreeningFormProps {
  screening: ShownScreening;
  saved: ScreeningSaving;
  subject: NormSubject;
  today: string;
  /** True while a request finishes or replaces the screening; all input is disabled then. */
  isLocked: boolean;
  /** Why the screening is amended; null if it was never finished. */
  amendment?: { reason: string; onChange: (reason: string) => void } | null;
  notices: ReactNode;
  /** Called when a stopwatch starts or stops. */
  onRunning?: ((isRunning: boolean) => void) | undefined;
  onClose: () => void;
  onFinish: () => void;
  /** Adds the recommendations of the organisation's rules; absent if the rules are unavailable. */
  onSuggest?: () => Promise<void>;
}

/** Fields of a screening that the form needs. Without an id, the screening is stored only on this device. */
export type ShownScreening = Pick<Screening, 'caseId' | 'band' | 'status'> & {
  id: string | undefined;
  tester: { fullName: string };
};

/** Form of a screening, with its steps in any order. Saves every answer automatically. */
export function ScreeningForm(props: ScreeningFormProps) {
  const { screening, saved, subject, today, isLocked, notices, onRunning, onClose, onFinish, onSuggest } =
    props;
  const { amendment = null } = props;
  const { values, stored, problems, change, save, lead } = saved;
  const { t } = useTranslation(['learning', 'ui']);
  const isPhone = useIsPhone();
  const { query, change: changeUrl } = useUrlState();
  const [isRunning, setRunning] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isListed, setListed] = useState(false);
  const [marked, setMarked] = useState<MarkedPlaces>();
  const named = useProblemNames();
  const [firstStep] = useState(() =>
    screening.status === 'draft' ? stepToOpen(findOpen(values)) : 'details',
  );
  const step = toStep(query.get('step') ?? firstStep);
  const last = useLastAnswers(screening.caseId, screening.id, values.date);
  const { data: newest } = useQuery(notationOfScreenings.query);
  const { data: norms } = useQuery(normsQuery);
  const { data: rules } = useQuery({ ...rulesQuery, enabled: step === 'finish' && onSuggest !== undefined });
  const judged =
    step === 'finish'
      ? judgeTyped(values, {
          band: screening.band,
          subject,
          sets: norms?.sets ?? [],
          previous: last.screening,
        })
      : null;
  const isFinished = screening.status !== 'draft';
  const typed = useStepStates(values, problems, isFinished);
  const recorded = useStepStates(stored, problems, isFinished);
  const open = findOpen(values);
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const isToRecord = (key: StepKey) =>
    isTestStep(key) && (typed[key].kind === 'open' || typed[key].kind === 'part');
  const next = stepAfter(step, isToRecord);
  const answered = screeningTests.length - openTests(open).length;
  if (isListed && Object.keys(problems).length === 0) setListed(false);

  function goTo(key: StepKey): void {
    if (isRunning) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    flushSync(() => changeUrl({ step: key }));
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    save(true);
  }

  function leadToProblem(path?: string): void {
    setListed(true);
    leadToInvalid({
      paths: path === undefined ? Object.keys(problems) : [path],
      steps,
      stepOf: stepOfPath,
      show: goTo,
      container: () => content.current,
    });
  }

  useImperativeHandle(lead, () => () => leadToProblem());

  useHotkeys([['mod+Enter', () => next && goTo(next)]], []);

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <div className={styles.layout}>
        <div className={styles.rail}>
          <StepRail current={step} states={recorded} isLocked={isRunning} onChoose={goTo} />
        </div>
        <div ref={content}>
          <div className={styles.notices}>{notices}</div>
          {isListed && <ThingsToCheck things={named(problems)} onChoose={leadToProblem} />}
          <h2 className={styles.title} tabIndex={-1} ref={heading}>
            {t(`step.${step}`)}
          </h2>
          <p className={styles.how}>{t(`how.${step}`)}</p>
          <div data-step={step}>
            {step === 'details' && (
              <DetailsStep
                values={values}
                problems={problems}
                today={today}
                disabled={isLocked}
                testerName={screening.tester.fullName}
                last={last.screening && detailsOf(last.screening)}
                onChange={changes => change(all => ({ ...all, ...changes }))}
              />
            )}
            {isTestStep(step) && (
              <TestStep
                key={step}
                tests={testsOf(step)}
                band={screening.band}
                entries={values.tests}
                stored={stored.tests}
                last={last}
                wearsSpectacles={values.wearsSpectacles}
                usualNotation={
                  last.notation === undefined ? undefined : (last.notation ?? newest ?? undefined)
                }
                problems={problems}
                disabled={isLocked}
                onRunning={runs => {
                  setRunning(runs);
                  onRunning?.(runs);
                }}
                onChange={(test, entry) =>
                  change(all => ({ ...all, tests: { ...all.tests, [test]: entry } }))
                }
              />
            )}
            {step === 'finish' && (
              <FinishStep
                values={values}
                band={screening.band}
                problems={problems}
                open={open}
                judged={judged}
                notAdded={
                  onSuggest && judged ? rulesNotAdded(values.recommendations, rules?.rules ?? [], judged) : []
                }
                disabled={isLocked}
                marked={marked}
                onMark={setMarked}
                onOpen={goTo}
                onSuggest={onSuggest}
                onChange={changes => change(all => ({ ...all, ...changes }))}
              />
            )}
            {step === 'finish' && amendment && (
              <div className={layout.above24}>
                <AmendmentReason
                  value={amendment.reason}
                  disabled={isLocked}
                  onChange={event => amendment.onChange(event.currentTarget.value)}
                />
              </div>
            )}
          </div>
        </div>
      </div>
      <FormActions
        status={
          saved.hasFailed ? (
            <span role="status">{t('form.notSaved')}</span>
          ) : (
            <SavedAt at={saved.savedAt} isSaving={saved.isSaving} hasErrors={saved.isPartial} />
          )
        }
      >
        {!isPhone && (
          <span className={styles.answered}>
            {t('form.answeredOf', { done: answered, of: screeningTests.length })}
          </span>
        )}
        {before && !isPhone && (
          <Button variant="default" disabled={isRunning} onClick={() => goTo(before)}>
            {t('ui:act.back')}
          </Button>
        )}
        <Button variant="default" disabled={isRunning} loading={isLocked} onClick={onClose}>
          {t('form.close')}
        </Button>
        {next ? (
          <Button
            disabled={isRunning}
            aria-keyshortcuts="Control+Enter"
            title={t('form.shortcut')}
            onClick={() => goTo(next)}
          >
            {isPhone ? t('form.next') : t('form.continue', { step: t(`step.${next}`) })}
          </Button>
        ) : (
          <SubmitButton loading={isLocked} disabled={open.length > 0} onClick={onFinish}>
            {t('form.finish')}
          </SubmitButton>
        )}
      </FormActions>
    </form>
  );
}
