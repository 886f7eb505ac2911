import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FullOrganization,
  OrganizationFields,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { AddressFields } from './detail-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { detailFields, detailValues, preferenceFields, preferenceValues } from './organization-values.ts';
import { useSectionForm } from './use-section-form.ts';

/** Contact details of the organisation. */
export function DetailsForm({ record }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  const [isSending, setSending] = useState(false);
  const { form, node, dialog, isSaving, onSubmit } = useSectionForm(record, {
    schema: OrganizationFields,
    toFormValues: detailValues,
    toFields: detailFields,
    toRequest: values => ({
      ...detailFields(values),
      ...preferenceFields(preferenceValues(record)),
      logo: values.logo,
    }),
  });

  return (
    <SettingsForm
      formRef={node}
      isDirty={form.isDirty()}
      isSaving={isSaving || isSending}
      onSubmit={onSubmit}
    >
      <LogoField form={form} onUploadingChange={setSending} />
      <LineField
        label={t('field.name')}
        required
        autoComplete="off"
        isPrinted
        {...form.getInputProps('name')}
      />
      <LineField
        label={t('field.slug')}
        description={t('help.slugForGood')}
        readOnly
        value={record.organizationSlug}
      />
      <AddressFields form={form} />
      {dialog}
    </SettingsForm>
  );
}
