import { useTranslation } from 'react-i18next';
import { maxAssignees } from '../../../../../shared/features/cases/cases/schema.ts';
import { ColleaguePicker } from '../../../../ui/picker/colleague-picker.tsx';
import type { CaseForm } from './use-case-form.ts';

export function AssignedField({ form, description }: { form: CaseForm; description?: string }) {
  const { t } = useTranslation('cases');
  return (
    <ColleaguePicker
      label={t('field.assigned')}
      description={description}
      max={maxAssignees}
      value={form.values.assigned}
      error={form.errors.assigned}
      onChange={people => form.setFieldValue('assigned', people)}
    />
  );
}
