import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportMethods } from '../../../../shared/features/eye/progression/report-course.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { ReferenceField } from '../eye-reports/form/reference-field.tsx';
import { AxialField } from '../progression/axial-field.tsx';
import { TablesNotice } from './copy-notice.tsx';
import { contentOf, type ReportChoice } from './report-choice.ts';

interface ReportOptionsProps {
  choice: ReportChoice;
  hasSex: boolean;
  onChange: (changes: Partial<ReportChoice>) => void;
  children: ReactNode;
}

export function ReportOptions({ choice, hasSex, onChange, children }: ReportOptionsProps) {
  const { t } = useTranslation('eye');
  return (
    <section className={card.aside}>
      <h2>{t('report.onThisCopy')}</h2>
      <SelectField
        label={t('field.method')}
        clearable
        placeholder={t('report.usualMethod')}
        options={reportMethods.map(value => ({ value, label: t(`method.${value}`) }))}
        value={choice.method ?? ''}
        onChange={chosen => onChange({ method: reportMethods.find(method => method === chosen) ?? null })}
      />
      <ReferenceField value={choice.reference} onChange={reference => onChange({ reference })} />
      {choice.hasEyeLength && (
        <AxialField
          value={choice.axialPopulation ?? null}
          hasSex={hasSex}
          onChange={axialPopulation => onChange({ axialPopulation })}
        />
      )}
      <TablesNotice content={contentOf(choice)} kinds={['myopia']} />
      {(['hasEyeLength', 'hasGrowth', 'hasTarget', 'hasProjection', 'hasTreatmentEffect'] as const).map(
        name => (
          <Switch
            key={name}
            label={t(`report.${name}`)}
            checked={choice[name] ?? false}
            onChange={event => onChange({ [name]: event.currentTarget.checked })}
          />
        ),
      )}
      {children}
      <p>{t('report.offForParents')}</p>
    </section>
  );
}
