import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notationOf, saidNotation } from '../../../../shared/core/optics/acuity.ts';
import { withUnit } from '../../../../shared/core/with-unit.ts';
import { acuitiesOf } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { placesOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { otherTaskOf } from '../../../../shared/features/screening/tests/task.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { caseScreeningsQuery } from '../queries.ts';
import { type LastAnswers, lastFinished, recordedOf } from './last-answers.ts';
import { useTestWords } from './use-test-words.ts';

export function useLastAnswers(caseId: string, id: string | undefined, date: string): LastAnswers {
  const { t, optionName, unitName } = useTestWords();
  const { t: written } = useTranslation('ui');
  const { recentDate } = useCalendarDates();
  const { data } = useQuery(caseScreeningsQuery(caseId));
  const screening = lastFinished(data ?? [], { id, date });
  const eyesight = screening?.tests.eyesight;
  const notation = eyesight ? saidNotation(acuitiesOf(eyesight), eyesight.details.notation) : null;
  const day = screening ? recentDate(screening.date) : '';
  return {
    day,
    screening,
    notation: data && notation,
    numberOf: (test, place, measure) => {
      const value = recordedOf(screening, test, place, measure);
      return typeof value === 'number' ? value : undefined;
    },
    textOf: ({ id: test }, place, measure) => {
      const value = recordedOf(screening, test, place, measure.id);
      if (value === null) return undefined;
      const shown = measure.kind === 'choice' ? optionName(measure.id, String(value)) : String(value);
      if (measure.kind === 'acuity' && notation && notationOf(String(value), notation) === notation)
        return t('form.lastOn', {
          value: written(`acuity.written.${notation}`, { text: String(value) }),
          day,
        });
      const unit = measure.kind === 'number' && measure.unit !== 'grade' ? unitName(measure.unit) : '';
      return t('form.lastOn', { value: withUnit(shown, unit), day });
    },
    detailOf: ({ id: test }, measure) => {
      const value = screening?.tests[test].details[measure.id] ?? null;
      if (value === null || measure.kind !== 'choice') return undefined;
      return t('form.lastOn', { value: optionName(measure.id, String(value), test), day });
    },
    otherTaskOf: (test, details) => {
      const last = screening?.tests[test.id];
      if (!last || !placesOf(test).some(place => last[place]?.state === 'done')) return [];
      return otherTaskOf(test.id, last.details, details);
    },
  };
}
