import { withUnit } from '../../../../shared/core/with-unit.ts';
import type { Answer } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { placesOf, type ScreeningTest } from '../../../../shared/features/screening/tests/catalogue.ts';
import { isAnswered } from '../../../../shared/features/screening/tests/completeness.ts';
import { type Problems, problemsOf } from './check-values.ts';
import { type ScreeningValues, toAnswer } from './screening-values.ts';
import type { StepState } from './step-rail.tsx';
import { type StepKey, steps, testsOf } from './steps.ts';
import { useTestWords } from './use-test-words.ts';

export function useStepStates(values: ScreeningValues, problems: Problems, isFinished: boolean) {
  const { t, unitName } = useTestWords();

  function shortOf(test: ScreeningTest, answer: Answer | null): string {
    if (answer === null) return '';
    if (answer.state === 'notDone') return t('notDone.because', { reason: t(`reason.${answer.reason}`) });
    const [first] = test.required.flat().filter(id => (answer.values[id] ?? null) !== null);
    const measure = test.measures.find(({ id }) => id === first);
    if (!measure) return '';
    const value = String(answer.values[measure.id]);
    if (measure.kind === 'choice') return t(`option.${measure.id}.${value}` as 'option.effect.better');
    if (measure.kind !== 'number') return value;
    return measure.unit === 'grade'
      ? t('form.ofFour', { grade: value })
      : withUnit(value, unitName(measure.unit));
  }

  function stateOf(step: StepKey): StepState {
    const toCheck = problemsOf(step, problems).length;
    if (step === 'details') return { kind: 'done', text: '', toCheck };
    if (step === 'finish') return { kind: isFinished ? 'done' : 'open', text: '', toCheck };
    const tests = testsOf(step);
    const places = tests.flatMap(test =>
      placesOf(test).map(place => {
        const answer = values.tests[test.id].places[place];
        return { test, answer: answer ? toAnswer(test, answer) : null };
      }),
    );
    const answered = places.filter(({ test, answer }) => isAnswered(test, answer));
    const unanswered = new Set(
      places.filter(({ test, answer }) => !isAnswered(test, answer)).map(({ test }) => test.id),
    );
    const kind =
      answered.length < places.length
        ? answered.length > 0 || places.some(({ answer }) => answer !== null)
          ? 'part'
          : 'open'
        : answered.every(({ answer }) => answer?.state === 'notDone')
          ? 'notDone'
          : 'done';
    const text =
      places.length > 2
        ? answered.length > 0
          ? t('form.answeredOf', { done: tests.length - unanswered.size, of: tests.length })
          : ''
        : [
            kind === 'part' ? t('form.incomplete') : '',
            ...new Set(places.map(({ test, answer }) => shortOf(test, answer))),
          ]
            .filter(Boolean)
            .join(' · ');
    return { kind, text, toCheck };
  }

  return Object.fromEntries(steps.map(step => [step, stateOf(step)])) as Record<StepKey, StepState>;
}
