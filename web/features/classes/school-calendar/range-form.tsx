import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import {
  type DayRange,
  daysUnder,
  groupDays,
} from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import {
  maxDayNameLength,
  type SchoolCalendar,
} from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { DraftKey } from '../../../platform/api/drafts.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { schoolCalendarQuery } from './queries.ts';
import { RangeFormValues, type RangeValues, rangeOf, rangeValuesOf } from './range-values.ts';
import styles from './school-calendar.module.css';
import { useRangeTexts } from './use-range-texts.ts';
import { rangeEdit, writeCalendar } from './write-calendar.ts';

interface RangeFormProps {
  /** Null for new days. */
  range: DayRange | null;
  calendar: SchoolCalendar;
  draftKey: DraftKey;
  autosave: Draft | null;
  onSaved: (saved: DayRange) => void;
  onCancel: () => void;
}

/** Days of one version of the calendar, identified by their first date. */
interface StoredRange {
  id: string;
  version: number;
  range: DayRange | null;
}

const types = ['holiday', 'closed', 'make-up'] as const;

/** Returns the stored range of days that contains a date. */
const storedAt = ({ days, version }: SchoolCalendar, date: string): StoredRange => ({
  id: date,
  version,
  range: groupDays(days).find(({ from, to }) => from <= date && date <= to) ?? null,
});

export function RangeForm({ range, calendar, draftKey, autosave, onSaved, onCancel }: RangeFormProps) {
  const { t } = useTranslation(['schoolCalendar', 'common', 'ui']);
  const { titleOf, typeName, weekdayOptions, datesOf } = useRangeTexts();
  const { withRemark } = languages[useLanguage()];
  const days = useQuery(schoolCalendarQuery).data?.days ?? calendar.days;
  /** First date of the days in the last request. */
  const attempted = useRef('');
  const write = async (values: RangeValues, version: number | null): Promise<StoredRange> => {
    const entered = rangeOf(values);
    attempted.current = entered.from;
    const saved = await writeCalendar({ ...rangeEdit(range, entered), version: version ?? undefined });
    return { id: entered.from, version: saved.version, range: entered };
  };
  const { form, conflict, ...state } = useRecordForm<RangeValues, StoredRange>({
    draftKey,
    autosave,
    record: range && { id: range.from, version: calendar.version, range },
    initialValues: rangeValuesOf(range),
    valuesOf: stored => rangeValuesOf(stored.range),
    schema: RangeFormValues,
    save: write,
    readCurrent: async () =>
      storedAt(await queryClient.ensureQueryData(schoolCalendarQuery), range?.from ?? attempted.current),
    onSaved: stored => stored.range && onSaved(stored.range),
    fallback: range ? 'edit' : 'create',
  });
  const isMakeUp = form.values.type === 'make-up';
  const isReadable = RangeFormValues.safeParse(form.values).success;
  const under = isReadable ? groupDays(daysUnder(days, rangeOf(form.values), range)) : [];
  return (
    <RecordFormFrame state={state} save={range ? t('common:save') : t('add')} onCancel={onCancel}>
      <Radio.Group label={t('field.type')} {...form.getInputProps('type')}>
        <div className={styles.choices}>
          {types.map(type => (
            <Radio key={type} value={type} label={typeName(type)} description={t(`typeHelp.${type}`)} />
          ))}
        </div>
      </Radio.Group>
      <div className={styles.fields}>
        <DateField
          label={t(isMakeUp ? 'ui:field.date' : 'field.from')}
          required
          {...form.getInputProps('from')}
        />
        {isMakeUp ? (
          <SelectField
            label={t('field.follows')}
            required
            allowDeselect={false}
            options={weekdayOptions}
            {...form.getInputProps('follows')}
          />
        ) : (
          <DateField label={t('field.to')} description={t('toHelp')} {...form.getInputProps('to')} />
        )}
        <LineField
          label={t('ui:field.nameInEnglish')}
          lang="en"
          limit={maxDayNameLength}
          autoComplete="off"
          {...form.getInputProps('en')}
        />
        <LineField
          label={t('ui:field.nameInChinese')}
          lang="zh"
          limit={maxDayNameLength}
          autoComplete="off"
          {...form.getInputProps('zh')}
        />
      </div>
      {under.length > 0 && (
        <Notice tone="attention">
          {t('replaces', {
            days: under.map(range => withRemark(titleOf(range), datesOf(range))).join(t('common:comma')),
          })}
        </Notice>
      )}
      {conflict && (
        <ConflictFrame
          {...conflict}
          {...(conflict.theirs.from
            ? {
                text: t('conflict.text', {
                  name: titleOf(rangeOf(conflict.theirs)),
                  dates: datesOf(rangeOf(conflict.theirs)),
                }),
              }
            : {
                text: t('conflict.removed'),
                takeTheirs: t('conflict.leaveRemoved'),
                onTakeTheirs: onCancel,
              })}
        />
      )}
    </RecordFormFrame>
  );
}
