import { IconPlayerRecordFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { Measure, Place, ScreeningTest } from '../../../../shared/features/screening/tests/catalogue.ts';
import { isAnswered } from '../../../../shared/features/screening/tests/completeness.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { StopwatchField } from '../../../ui/timing/stopwatch-field.tsx';
import type { Problems } from './check-values.ts';
import type { LastAnswers } from './last-answers.ts';
import { MeasureField } from './measure-field.tsx';
import { NotDone, NotDoneButton } from './not-done.tsx';
import { RecordedStatus } from './recorded-status.tsx';
import { type PlaceValues, type ScreeningValues, toAnswer } from './screening-values.ts';
import { isAsked } from './steps.ts';
import styles from './test-step.module.css';
import { useTestWords } from './use-test-words.ts';

export interface PlaceCardProps {
  test: ScreeningTest;
  place: Place;
  answer: PlaceValues;
  stored: PlaceValues | undefined;
  last: LastAnswers;
  wearsSpectacles: ScreeningValues['wearsSpectacles'];
  /** Whether the values can be compared with those of the last screening. */
  isComparable: boolean;
  problems: Problems;
  disabled: boolean;
  /** Whether the page's keyboard shortcuts apply to this card. */
  isActive: boolean;
  /** Name of the stopwatch that is running, if any. */
  running: string | undefined;
  onRunning: (name: string | undefined) => void;
  onChange: (answer: PlaceValues) => void;
}

const isTimed = (
  { tool }: ScreeningTest,
  measure: Measure,
): measure is Extract<Measure, { kind: 'number' }> =>
  tool === 'stopwatch' && measure.kind === 'number' && measure.unit === 'seconds';

export function PlaceCard(props: PlaceCardProps) {
  const { test, place, answer, stored, last, isComparable, problems, disabled, isActive } = props;
  const { wearsSpectacles, running, onRunning, onChange } = props;
  const { t, placeName, measureName } = useTestWords();
  const fieldError = useFieldError();
  const [lastWatch, setLastWatch] = useState<string>();
  const name = placeName(test.id, place);
  const pathOf = (id: string) => `tests.${test.id}.${place}.values.${id}`;
  const watches = test.measures.filter(measure => isTimed(test, measure));
  const others = test.measures.filter(
    measure =>
      !isTimed(test, measure) && isAsked(measure.id, answer.values[measure.id] ?? '', wearsSpectacles),
  );
  const change = (id: string, value: string) =>
    onChange({ ...answer, values: { ...answer.values, [id]: value } });
  const watchForSpace = lastWatch ?? watches.find(({ id }) => !answer.values[id])?.id ?? watches[0]?.id;
  const notDone = (
    <NotDoneButton
      name={name}
      disabled={disabled || running !== undefined}
      takesKey={isActive}
      onChoose={reason => onChange({ ...answer, reason })}
    />
  );
  if (answer.reason !== '')
    return (
      <section className={styles.card} aria-label={name}>
        {(test.isSided || watches.length > 0) && <h3>{name}</h3>}
        <NotDone
          name={name}
          answer={answer}
          error={problems[`tests.${test.id}.${place}.note`]}
          path={`tests.${test.id}.${place}.note`}
          disabled={disabled}
          onChange={onChange}
        />
      </section>
    );
  return (
    <div className={styles.place}>
      {watches.map((measure, index) => {
        const label = watches.length > 1 ? measureName(measure) : name;
        const watch = `${place}.${measure.id}`;
        const value = answer.values[measure.id] ?? '';
        const before = last.numberOf(test.id, place, measure.id);
        return (
          <StopwatchField
            key={measure.id}
            label={label}
            value={/^\d+(\.\d)?$/.test(value) ? value : ''}
            limit={measure.max}
            error={fieldError(problems[pathOf(measure.id)])}
            mark={isComparable ? before : undefined}
            beside={<LastValue {...{ last, test, place, measure, value, isComparable }} />}
            hint={test.group === 'balance' ? t('form.stopsAt', { seconds: measure.max }) : undefined}
            status={
              running === watch ? (
                <Status Icon={IconPlayerRecordFilled} label={t('form.running')} tone="good" />
              ) : (
                <RecordedStatus
                  isTyped={value !== ''}
                  isStored={value === stored?.values[measure.id]}
                  isWrong={problems[pathOf(measure.id)] !== undefined}
                />
              )
            }
            isLocked={disabled || (running !== undefined && running !== watch)}
            takesSpace={isActive && measure.id === watchForSpace && !disabled}
            path={pathOf(measure.id)}
            onChange={typed => change(measure.id, typed)}
            onRunning={runs => {
              setLastWatch(measure.id);
              onRunning(runs ? watch : undefined);
            }}
            actions={index === watches.length - 1 ? notDone : undefined}
          />
        );
      })}
      {others.length > 0 && (
        <section
          className={styles.card}
          aria-label={watches.length > 0 ? t('form.alsoOf', { name }) : name}
          data-eye={test.id === 'eyesight' ? place : undefined}
        >
          {watches.length === 0 && test.isSided && <h3>{name}</h3>}
          <div className={layout.stack16}>
            {others.map(measure => (
              <MeasureField
                key={measure.id}
                measure={measure}
                test={test}
                scale={test.group === 'reflexes' ? 'reflex' : measure.id === 'sway' ? 'sway' : 'skill'}
                value={answer.values[measure.id] ?? ''}
                last={last.textOf(test, place, measure)}
                error={problems[pathOf(measure.id)]}
                disabled={disabled}
                path={pathOf(measure.id)}
                onChange={value => change(measure.id, value)}
              />
            ))}
          </div>
          {watches.length === 0 && (
            <div className={`${layout.spread} ${layout.gap8}`}>
              <RecordedStatus
                isTyped={isAnswered(test, toAnswer(test, answer))}
                isStored={others.every(({ id }) => answer.values[id] === stored?.values[id])}
                isWrong={others.some(({ id }) => problems[pathOf(id)] !== undefined)}
              />
              {notDone}
            </div>
          )}
        </section>
      )}
    </div>
  );
}

/** Writes a change with its sign and at most one decimal: "+2.4", "−0.8", "0". */
function signedTenth(change: number): string {
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

interface LastValueProps {
  last: LastAnswers;
  test: ScreeningTest;
  place: Place;
  measure: Measure;
  value: string;
  /** Whether the value can be compared with the last one. */
  isComparable: boolean;
}

function LastValue({ last, test, place, measure, value, isComparable }: LastValueProps) {
  const { t } = useTestWords();
  const before = last.numberOf(test.id, place, measure.id);
  if (before === undefined) return null;
  const now = value === '' ? undefined : Number(value);
  return (
    <dl className={styles.last}>
      <div>
        <dt>{last.day}</dt>
        <dd>
          {before} <span>{t('unit.seconds')}</span>
        </dd>
      </div>
      {isComparable && now !== undefined && Number.isFinite(now) && (
        <div>
          <dt>{t('form.change')}</dt>
          <dd>
            {signedTenth(now - before)} <span>{t('unit.seconds')}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
