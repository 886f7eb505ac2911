import { Button } from '@mantine/core';
import { languages } from '../../../../shared/core/languages.ts';
import { missingForAdjusted } from '../../../../shared/features/screening/results/derived.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type EntryValues, toEntry } from './screening-values.ts';
import { useTestWords } from './use-test-words.ts';

interface BlankCountsProps {
  /** The answers about eye tracking. */
  entry: EntryValues;
  disabled: boolean;
  onChange: (entry: EntryValues) => void;
}

/** Says which counts of eye tracking are blank, without which no adjusted time is computed; offers zero. */
export function BlankCounts({ entry, disabled, onChange }: BlankCountsProps) {
  const { t, nameOf, measureName } = useTestWords();
  const { listSeparator } = languages[useLanguage()];
  const test = testOf('eyeTracking');
  const blank = missingForAdjusted(toEntry(test, entry));
  const { whole } = entry.places;
  if (blank.length === 0 || !whole) return null;
  const names = test.measures.filter(({ id }) => blank.includes(id)).map(measureName);
  const zero = Object.fromEntries(blank.map(id => [id, '0']));
  return (
    <Notice
      tone="attention"
      action={
        <Button
          variant="default"
          disabled={disabled}
          onClick={() =>
            onChange({ ...entry, places: { whole: { ...whole, values: { ...whole.values, ...zero } } } })
          }
        >
          {t('finish.zero')}
        </Button>
      }
    >
      {t('finish.blank', { test: nameOf(test.id), names: names.join(listSeparator) })}
    </Notice>
  );
}
