import { useTranslation } from 'react-i18next';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { placesOf, testIds, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { type ConflictActs, FieldConflictDialog } from '../../../ui/dialog/field-conflict-dialog.tsx';
import { type PartKey, partsOfScreening } from './screening-parts.ts';
import { type ScreeningValues, toAnswer, toFormValues } from './screening-values.ts';
import { useTestWords } from './use-test-words.ts';

interface ConflictDialogProps extends ConflictActs<ScreeningValues> {
  /** The version of the screening that somebody else saved. */
  theirs: Screening;
  /** The values of the screening as last stored on the server. */
  before: ScreeningValues;
  mine: ScreeningValues;
}

export function ConflictDialog({ theirs, ...versions }: ConflictDialogProps) {
  const { t } = useTranslation('learning');
  const { nameOf, placeName, optionName } = useTestWords();
  const { longDate } = useCalendarDates();
  const isTest = (key: PartKey) => testIds.find(id => id === key);

  function labelOf(key: PartKey): string {
    const test = isTest(key);
    if (test) return nameOf(test);
    return key === 'testerId'
      ? t('field.tester')
      : key === 'recommendations'
        ? t('recommendation.title')
        : t(`field.${key as 'date'}`);
  }

  function textOf(key: PartKey, values: ScreeningValues): string {
    const id = isTest(key);
    if (id) {
      const test = testOf(id);
      const entry = values.tests[id];
      const places = placesOf(test).flatMap(place => {
        const typed = entry.places[place];
        const answer = typed ? toAnswer(test, typed) : null;
        if (!answer) return [];
        const text =
          answer.state === 'notDone'
            ? t('notDone.because', { reason: t(`reason.${answer.reason}`) })
            : test.measures
                .filter(measure => (answer.values[measure.id] ?? null) !== null)
                .map(measure => {
                  const value = String(answer.values[measure.id]);
                  return measure.kind === 'choice' ? optionName(measure.id, value) : value;
                })
                .join(' · ');
        return [place === 'whole' ? text : `${placeName(id, place)} ${text}`];
      });
      const details = test.details.flatMap(measure => {
        const value = entry.details[measure.id];
        return value ? [measure.kind === 'choice' ? optionName(measure.id, value, id) : value] : [];
      });
      return [...places, ...details, entry.remark].filter(Boolean).join(' · ');
    }
    if (key === 'date') return /^\d{4}-\d\d-\d\d$/.test(values.date) ? longDate(values.date) : values.date;
    if (key === 'testerId')
      return values.testerId === theirs.tester.id ? theirs.tester.fullName : t('form.other');
    if (key === 'wearsSpectacles') return t(`spectacles.${values.wearsSpectacles || 'unknown'}`);
    if (key === 'recommendations') return values.recommendations.map(({ en, zh }) => en ?? zh).join(' · ');
    return String(values[key as 'notes']);
  }

  return (
    <FieldConflictDialog
      other={{ by: theirs.savedBy, at: theirs.savedAt }}
      parts={partsOfScreening}
      theirs={toFormValues(theirs)}
      labelOf={labelOf}
      textOf={textOf}
      {...versions}
    />
  );
}
