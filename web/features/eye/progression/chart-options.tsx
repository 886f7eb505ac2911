import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/form/segments.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ReferenceField } from '../eye-reports/form/reference-field.tsx';
import styles from './progression.module.css';
import type { ChartChoice } from './use-chart-choice.ts';

interface ChartOptionsProps {
  choice: ChartChoice;
  /** Age needs a date of birth. */
  hasAge: boolean;
  onChange: (changes: Partial<ChartChoice>) => void;
}

/** Options of the chart and its reference. */
export function ChartOptions({ choice, hasAge, onChange }: ChartOptionsProps) {
  const { t } = useTranslation('eye');
  const isPower = choice.measure === 'se';
  return (
    <div className={styles.options}>
      <Segments
        label={t('option.measure')}
        options={(['se', 'axial'] as const).map(value => ({ value, label: t(`measure.${value}`) }))}
        value={choice.measure}
        onChange={measure => onChange({ measure })}
      />
      {hasAge && (
        <Segments
          label={t('option.by')}
          options={(['age', 'date'] as const).map(value => ({ value, label: t(`by.${value}`) }))}
          value={choice.by}
          onChange={by => onChange({ by })}
        />
      )}
      {isPower && (
        <SelectField
          label={t('field.method')}
          allowDeselect={false}
          options={(['cycloplegic', 'dry', 'prescription'] as const).map(value => ({
            value,
            label: t(`method.${value}`),
          }))}
          value={choice.method}
          onChange={method => onChange({ method: method as ChartChoice['method'] })}
        />
      )}
      {isPower && hasAge && (
        <ReferenceField value={choice.reference} onChange={reference => onChange({ reference })} />
      )}
      {(['hasTarget', 'hasProjection', 'hasTreatmentEffect'] as const).map(name => (
        <Switch
          key={name}
          label={t(`option.${name}`)}
          description={t(`option.${name}Help`)}
          checked={choice[name]}
          onChange={event => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
