import { useTranslation } from 'react-i18next';
import { maxAssignees } from '../../../../../shared/features/cases/cases/schema.ts';
import { findColleagues } from '../../../../platform/lookups/colleagues.ts';
import { PersonPicker } from '../../../../ui/picker/person-picker.tsx';
import type { CaseForm } from './use-case-form.ts';

export function AssignedField({ form, description }: { form: CaseForm; description?: string }) {
  const { t } = useTranslation('cases');
  return (
    <PersonPicker
      label={t('field.assigned')}
      description={description}
      max={maxAssignees}
      search={findColleagues}
      value={form.values.assigned}
      error={form.errors.assigned}
      onChange={people => form.setFieldValue('assigned', people)}
    />
  );
}
