import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useColleagueSearch } from '../../../ui/picker/use-colleague-search.ts';
import type { Problems } from './check-values.ts';
import styles from './screening-form.module.css';
import type { ScreeningValues } from './screening-values.ts';

interface DetailsStepProps {
  values: ScreeningValues;
  problems: Problems;
  today: string;
  disabled?: boolean;
  testerName?: string | undefined;
  last?: Partial<ScreeningValues> | undefined;
  onChange: (changes: Partial<ScreeningValues>) => void;
}

export function DetailsStep(props: DetailsStepProps) {
  const { values, problems, today, disabled = false, testerName, last, onChange } = props;
  const { t } = useTranslation(['learning', 'ui']);
  const spectacles = useId();
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const search = useColleagueSearch();
  const options = colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isKnown = values.testerId === '' || options.some(({ value }) => value === values.testerId);
  const line = (name: 'school' | 'grade' | 'place') => ({
    label: t(`field.${name}`),
    value: values[name],
    error: problems[name],
    disabled,
    isPrinted: true,
    'data-path': name,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={styles.fields}>
      <div data-path="date">
        <DateField
          label={t('field.date')}
          required
          latest={today}
          value={values.date}
          error={problems.date}
          onChange={date => onChange({ date })}
        />
      </div>
      <div data-path="testerId">
        <SelectField
          label={t('field.tester')}
          {...search}
          disabled={disabled}
          options={
            isKnown
              ? options
              : [{ value: values.testerId, label: testerName ?? t('ui:filter.somebody') }, ...options]
          }
          value={values.testerId}
          error={problems.testerId}
          onChange={testerId => onChange({ testerId })}
        />
      </div>
      <LineField {...line('school')} />
      <LineField {...line('grade')} description={t('field.gradeHelp')} />
      <LineField {...line('place')} />
      <div>
        <span id={spectacles} className={`${layout.block} ${layout.below4} ${layout.medium}`}>
          {t('field.wearsSpectacles')}
        </span>
        <SegmentedControl
          aria-labelledby={spectacles}
          fullWidth
          size="md"
          disabled={disabled}
          data={[
            { value: '', label: t('spectacles.unknown') },
            { value: 'yes', label: t('spectacles.yes') },
            { value: 'no', label: t('spectacles.no') },
          ]}
          value={values.wearsSpectacles}
          onChange={chosen => onChange({ wearsSpectacles: chosen as ScreeningValues['wearsSpectacles'] })}
        />
      </div>
      {last && (
        <div className={layout.allColumns}>
          <Button variant="default" disabled={disabled} onClick={() => onChange(last)}>
            {t('form.copyLast')}
          </Button>
        </div>
      )}
    </div>
  );
}
