import { Switch } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/form/segments.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ReferenceField } from '../eye-reports/form/reference-field.tsx';
import { AxialField } from './axial-field.tsx';
import styles from './progression.module.css';
import type { ChartChoice } from './use-chart-choice.ts';

interface ChartOptionsProps {
  choice: ChartChoice;
  /** Measures that the page shows. If the page shows only one, the user can choose which. */
  measures: readonly ChartChoice['measure'][];
  /** Whether the x-axis can be the age; needs the child's date of birth. */
  hasAge: boolean;
  hasSex: boolean;
  onChange: (changes: Partial<ChartChoice>) => void;
}

export function ChartOptions({ choice, measures, hasAge, hasSex, onChange }: ChartOptionsProps) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.toolbar}>
      {measures.length === 1 && (
        <Segments
          label={t('option.measure')}
          options={(['se', 'axial'] as const).map(value => ({ value, label: t(`measure.${value}`) }))}
          value={choice.measure}
          onChange={measure => onChange({ measure })}
        />
      )}
      {hasAge && (
        <Segments
          label={t('option.by')}
          options={(['age', 'date'] as const).map(value => ({ value, label: t(`by.${value}`) }))}
          value={choice.by}
          onChange={by => onChange({ by })}
        />
      )}
      <details className={styles.more}>
        <summary>
          <IconAdjustmentsHorizontal size={18} aria-hidden />
          {t('option.more')}
        </summary>
        <div className={styles.options}>
          {measures.includes('se') && (
            <>
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
              {hasAge && (
                <ReferenceField value={choice.reference} onChange={reference => onChange({ reference })} />
              )}
            </>
          )}
          {measures.includes('axial') && hasAge && (
            <>
              <AxialField
                value={choice.axialPopulation}
                hasSex={hasSex}
                onChange={axialPopulation => onChange({ axialPopulation })}
              />
              <Switch
                label={t('axial.hasGrowth')}
                description={t('axial.hasGrowthHelp')}
                checked={choice.hasGrowth}
                onChange={event => onChange({ hasGrowth: event.currentTarget.checked })}
              />
            </>
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
      </details>
    </div>
  );
}
