import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import { missingForAdjusted } from '../../../../shared/features/screening/results/derived.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { type OpenPlace, openTests } from '../../../../shared/features/screening/tests/completeness.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { JudgedNotice } from '../judged/judged-notice.tsx';
import type { Problems } from './check-values.ts';
import { type MarkedPlaces, markNotDone, stillMarked, unmarkNotDone } from './mark-not-done.ts';
import { MissingTests } from './missing-tests.tsx';
import { PhraseMenu } from './phrase-menu.tsx';
import { RecommendationLines } from './recommendation-lines.tsx';
import styles from './screening-form.module.css';
import { type EntryValues, type ScreeningValues, toEntry } from './screening-values.ts';
import type { StepKey } from './steps.ts';
import { useTestWords } from './use-test-words.ts';

interface FinishStepProps {
  values: ScreeningValues;
  band: Band;
  problems: Problems;
  open: readonly OpenPlace[];
  /** Judgements of the current values; null while a value is invalid. */
  judged: readonly ResultRow[] | null;
  /** Rules whose recommendations have not been added to the screening. */
  notAdded: readonly ScreeningRule[];
  disabled: boolean;
  /** The places last marked as not done together. */
  marked: MarkedPlaces | undefined;
  onMark: (marked: MarkedPlaces | undefined) => void;
  onOpen: (step: StepKey) => void;
  onChange: (changes: Partial<ScreeningValues>) => void;
  onSuggest?: (() => Promise<void>) | undefined;
}

export function FinishStep(props: FinishStepProps) {
  const { values, band, problems, open, judged, notAdded, disabled, marked } = props;
  const { onMark, onOpen, onChange, onSuggest } = props;
  const { t } = useTranslation(['learning', 'common']);
  const still = marked ? stillMarked(values.tests, marked) : [];
  return (
    <div className={styles.fields}>
      <div className={layout.allColumns}>
        {open.length === 0 ? (
          <Notice>{t('finish.ready')}</Notice>
        ) : (
          <Notice tone="attention">
            <MissingTests
              open={open}
              band={band}
              tests={values.tests}
              disabled={disabled}
              onOpen={onOpen}
              onMark={places => {
                onChange({ tests: markNotDone(values.tests, places) });
                onMark(places);
              }}
            />
          </Notice>
        )}
      </div>
      {marked && still.length > 0 && (
        <div className={layout.allColumns}>
          <Notice
            action={
              <Button
                variant="default"
                disabled={disabled}
                onClick={() => {
                  onChange({ tests: unmarkNotDone(values.tests, marked) });
                  onMark(undefined);
                }}
              >
                {t('common:undo')}
              </Button>
            }
          >
            <span role="status">
              {t('finish.marked', {
                count: openTests(still).length,
                reason: t(`reason.${marked.reason}`),
              })}
            </span>
          </Notice>
        </div>
      )}
      <div className={layout.allColumns}>
        <BlankCounts
          entry={values.tests.eyeTracking}
          disabled={disabled}
          onChange={eyeTracking => onChange({ tests: { ...values.tests, eyeTracking } })}
        />
      </div>
      {judged && (
        <div className={layout.allColumns}>
          <JudgedNotice rows={judged} />
        </div>
      )}
      <div className={layout.allColumns} data-path="notes">
        <TextField
          label={t('field.notes')}
          description={t('form.remarkHelp')}
          isPrinted
          disabled={disabled}
          error={problems.notes}
          value={values.notes}
          onChange={event => onChange({ notes: event.currentTarget.value })}
        />
        <PhraseMenu
          test={null}
          value={values.notes}
          disabled={disabled}
          onChange={notes => onChange({ notes })}
        />
      </div>
      <RecommendationLines
        lines={values.recommendations}
        notAdded={notAdded}
        problems={problems}
        disabled={disabled}
        onChange={recommendations => onChange({ recommendations })}
        onSuggest={onSuggest}
      />
      <p className={`${layout.allColumns} ${layout.soft}`}>{t('descriptive')}</p>
    </div>
  );
}

interface BlankCountsProps {
  /** The answers about eye tracking. */
  entry: EntryValues;
  disabled: boolean;
  onChange: (entry: EntryValues) => void;
}

/** Says which counts of eye tracking are blank, without which no adjusted time is computed; offers zero. */
function BlankCounts({ entry, disabled, onChange }: BlankCountsProps) {
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
