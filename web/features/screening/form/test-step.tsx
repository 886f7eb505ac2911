import { Button, Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import {
  type Place,
  placesOf,
  type ScreeningTest,
  type TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import { isAnswered } from '../../../../shared/features/screening/tests/completeness.ts';
import { AcuityNotation } from '../../../ui/form/acuity/acuity-notation.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { MinuteTimer } from '../../../ui/timing/minute-timer.tsx';
import { usePageKeys } from '../../../ui/timing/use-page-keys.ts';
import { notationOfScreenings } from '../newest-notation.ts';
import type { Problems } from './check-values.ts';
import type { LastAnswers } from './last-answers.ts';
import { MeasureField } from './measure-field.tsx';
import { PhraseMenu } from './phrase-menu.tsx';
import { PlaceCard } from './place-card.tsx';
import {
  type EntryValues,
  isUntouched,
  type ScreeningValues,
  toAnswer,
  toEntry,
  typedAcuities,
  withPresetNotation,
  withReason,
} from './screening-values.ts';
import { isUnusualIn } from './steps.ts';
import styles from './test-step.module.css';
import { useTestWords } from './use-test-words.ts';

interface TestStepProps {
  tests: readonly ScreeningTest[];
  band: Band;
  entries: Record<TestId, EntryValues>;
  stored: Record<TestId, EntryValues>;
  last: LastAnswers;
  wearsSpectacles: ScreeningValues['wearsSpectacles'];
  /** Notation to preset for ambiguous acuities. The user's choice becomes the preset of later screenings. */
  usualNotation: NumberNotation | undefined;
  problems: Problems;
  disabled: boolean;
  onChange: (test: TestId, entry: EntryValues) => void;
  onRunning: (isRunning: boolean) => void;
}

export function TestStep({ tests, band, entries, stored, onRunning, ...step }: TestStepProps) {
  const { t, nameOf } = useTestWords();
  const isAlone = tests.length === 1;
  return (
    <div className={styles.tests}>
      {tests.map(test => {
        const entry = entries[test.id];
        const isUnusual = isUnusualIn(band, test);
        const section = (
          <TestEntry
            key={test.id}
            test={test}
            entry={entry}
            stored={stored[test.id]}
            onRunning={onRunning}
            {...step}
          />
        );
        return isUnusual ? (
          <Folded
            key={test.id}
            isOpen={isTouched(test, entry)}
            hasProblem={Object.keys(step.problems).some(path => path.startsWith(`tests.${test.id}.`))}
            label={t(isTouched(test, stored[test.id]) ? 'form.alsoRecorded' : 'form.unusual56')}
            onNotIndicated={
              step.disabled || !isUntouched(entry)
                ? undefined
                : () => step.onChange(test.id, withReason(entry, 'notIndicated'))
            }
          >
            {section}
          </Folded>
        ) : (
          <section key={test.id} aria-label={isAlone ? undefined : nameOf(test.id)}>
            {!isAlone && (
              <>
                <h3 className={styles.name}>{nameOf(test.id)}</h3>
                <p className={styles.how}>{t(`how.${test.id}`)}</p>
              </>
            )}
            {section}
          </section>
        );
      })}
    </div>
  );
}

const isTouched = (test: ScreeningTest, { places }: EntryValues): boolean =>
  placesOf(test).some(place => places[place] && toAnswer(test, places[place]) !== null);

interface FoldedProps {
  label: string;
  isOpen: boolean;
  /** Whether a value of the test has an error; the test then cannot be collapsed. */
  hasProblem: boolean;
  /** Records that the test does not apply to the child; undefined once it has a recorded value. */
  onNotIndicated: (() => void) | undefined;
  children: React.ReactNode;
}

/** Collapsed test that is unusual at the child's age. The user can expand the test. */
function Folded({ label, isOpen: isOpenAtFirst, hasProblem, onNotIndicated, children }: FoldedProps) {
  const { t } = useTestWords();
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst);
  const isOpen = isUnfolded || hasProblem;
  return (
    <div className={styles.folded}>
      <UnstyledButton className={styles.fold} aria-expanded={isOpen} onClick={() => setUnfolded(!isOpen)}>
        <IconChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
        {label}
      </UnstyledButton>
      {!isOpen && onNotIndicated && (
        <Button
          variant="default"
          className={styles.notIndicated}
          onClick={() => {
            setUnfolded(true);
            onNotIndicated();
          }}
        >
          {t('finish.notIndicated')}
        </Button>
      )}
      <Collapse expanded={isOpen}>{children}</Collapse>
    </div>
  );
}

interface TestEntryProps extends Omit<TestStepProps, 'tests' | 'band' | 'entries' | 'stored'> {
  test: ScreeningTest;
  entry: EntryValues;
  stored: EntryValues;
}

function TestEntry(props: TestEntryProps) {
  const { test, entry, stored, last, wearsSpectacles, usualNotation, problems, disabled } = props;
  const { onChange, onRunning } = props;
  const { t } = useTestWords();
  const places = placesOf(test);
  const [chosen, setChosen] = useState<Place>();
  const [running, setRunning] = useState<string>();
  const isOpen = (place: Place) => {
    const answer = entry.places[place];
    return !answer || !isAnswered(test, toAnswer(test, answer));
  };
  const active = chosen ?? places.find(isOpen) ?? places[0];
  const isEyesight = test.id === 'eyesight';
  const details = test.details.filter(({ id }) => id !== 'notation');
  const notationPath = `tests.${test.id}.details.notation`;
  const isTimed = test.tool === 'stopwatch';
  const { details: done } = toEntry(test, entry);
  const others = last.otherTaskOf(test, done).map(({ detail }) => detail);
  const hintOf = (detail: string) => {
    if (!others.some(other => other === detail)) return undefined;
    return t(entry.details[detail] ? 'form.otherTask' : 'form.sameTask');
  };
  usePageKeys(
    { l: () => setChosen('left'), r: () => setChosen('right') },
    isTimed && test.isSided && running === undefined,
  );

  return (
    <div className={layout.stack16}>
      {test.tool === 'tally' && <MinuteTimer disabled={disabled} onRunning={onRunning} />}
      <div className={styles.places} data-count={places.length}>
        {places.map(place => {
          const answer = entry.places[place];
          return (
            answer && (
              <PlaceCard
                key={place}
                test={test}
                place={place}
                answer={answer}
                stored={stored.places[place]}
                last={last}
                wearsSpectacles={wearsSpectacles}
                isComparable={others.length === 0}
                problems={problems}
                disabled={disabled}
                isActive={isTimed && place === active}
                running={running}
                onRunning={name => {
                  setRunning(name);
                  setChosen(undefined);
                  onRunning(name !== undefined);
                }}
                onChange={changed => {
                  const typed = { ...entry, places: { ...entry.places, [place]: changed } };
                  onChange(test.id, isEyesight ? withPresetNotation(typed, entry, usualNotation) : typed);
                }}
              />
            )
          );
        })}
      </div>
      {isEyesight && (
        <AcuityNotation
          texts={typedAcuities(entry)}
          value={entry.details.notation ?? ''}
          error={problems[notationPath]}
          disabled={disabled}
          path={notationPath}
          onChange={notation => {
            notationOfScreenings.keep(notation);
            onChange(test.id, { ...entry, details: { ...entry.details, notation } });
          }}
        />
      )}
      {details.length > 0 && (
        <div className={styles.details}>
          {details.map(measure => (
            <MeasureField
              key={measure.id}
              measure={measure}
              test={test}
              scale="skill"
              last={last.detailOf(test, measure)}
              hint={hintOf(measure.id)}
              value={entry.details[measure.id] ?? ''}
              error={problems[`tests.${test.id}.details.${measure.id}`]}
              disabled={disabled}
              path={`tests.${test.id}.details.${measure.id}`}
              onChange={value =>
                onChange(test.id, { ...entry, details: { ...entry.details, [measure.id]: value } })
              }
            />
          ))}
        </div>
      )}
      <div data-path={`tests.${test.id}.remark`}>
        <TextField
          label={t('form.remark')}
          description={t('form.remarkHelp')}
          minRows={2}
          isPrinted
          disabled={disabled}
          error={problems[`tests.${test.id}.remark`]}
          value={entry.remark}
          onChange={event => onChange(test.id, { ...entry, remark: event.currentTarget.value })}
        />
        <PhraseMenu
          test={test.id}
          value={entry.remark}
          disabled={disabled}
          onChange={remark => onChange(test.id, { ...entry, remark })}
        />
      </div>
    </div>
  );
}
