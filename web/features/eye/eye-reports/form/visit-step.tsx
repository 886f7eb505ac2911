import { Button, Checkbox, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Family } from '../../../../../shared/features/cases/cases/family.schema.ts';
import { withParents } from '../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { addressees } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { riskFactors } from '../../../../../shared/features/eye/optics/classification.ts';
import { findCases, type PickedCase } from '../../../../platform/lookups/find-cases.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { CasePicker } from '../../../../ui/picker/case-picker.tsx';
import styles from './eye-form.module.css';
import { answersShown, type EarlierAnswers } from './measurements/last-answers.ts';
import { QuestionnaireFields } from './measurements/questionnaire-fields.tsx';
import { addressedTo, suggestedNames } from './suggested-names.ts';
import type { EyeForm } from './use-eye-form.ts';

interface VisitStepProps {
  form: EyeForm;
  today: string;
  earlier: EarlierAnswers | null;
  /** The child’s family, once the child is loaded. */
  family: Family | undefined;
  /** The picked child, if the user can still see the child. */
  child?:
    | { picked: PickedCase[]; error: unknown; onPick: (child: PickedCase | undefined) => void }
    | undefined;
}

export function VisitStep({ form, today, earlier, family, child }: VisitStepProps) {
  const { t } = useTranslation('eye');
  const recipient = useRef<HTMLDivElement>(null);
  const names = suggestedNames(form.values, family);
  const { parents } = answersShown(form.values, earlier);
  return (
    <div className={styles.fields}>
      {child && (
        <div className={layout.allColumns} data-path="caseId">
          <CasePicker
            label={t('field.case')}
            required
            value={child.picked}
            error={child.error}
            search={findCases}
            onChange={([picked]) => child.onPick(picked)}
          />
        </div>
      )}
      <DateField label={t('field.date')} required latest={today} {...form.getInputProps('date')} />
      <SelectField
        label={t('field.to')}
        description={t('field.toHelp')}
        clearable
        options={addressees.map(value => ({ value, label: t(`to.${value}`) }))}
        {...form.getInputProps('toKind')}
        onChange={kind => {
          const { toKind, toName } = addressedTo(kind, form.getValues().toName, family);
          form.setFieldValue('toKind', toKind);
          form.setFieldValue('toName', toName);
        }}
      />
      <div ref={recipient}>
        <LineField
          label={t('field.toName')}
          disabled={form.values.toKind === ''}
          isPrinted
          {...form.getInputProps('toName')}
        />
        {names.length > 0 && (
          <Group gap="xs" mt="xs">
            {names.map(name => (
              <Button
                key={name}
                variant="default"
                size="compact-sm"
                onClick={() => {
                  form.setFieldValue('toName', name);
                  recipient.current?.querySelector('input')?.focus();
                }}
              >
                {t('form.useName', { name })}
              </Button>
            ))}
          </Group>
        )}
      </div>
      <Checkbox.Group
        className={layout.allColumns}
        label={t('field.riskFactors')}
        description={t('field.riskFactorsHelp')}
        {...form.getInputProps('riskFactors')}
        value={withParents(form.values.riskFactors, parents)}
      >
        <div className={styles.checks}>
          {riskFactors.map(factor => (
            <Checkbox
              key={factor}
              value={factor}
              label={t(`risk.${factor}`)}
              disabled={factor === 'parentalMyopia' && parents !== ''}
              description={factor === 'parentalMyopia' && parents !== '' && t('field.parentsBelow')}
            />
          ))}
        </div>
      </Checkbox.Group>
      <div className={layout.allColumns}>
        <QuestionnaireFields form={form} earlier={earlier} today={today} />
      </div>
    </div>
  );
}
