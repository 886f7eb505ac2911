import { useTranslation } from 'react-i18next';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import {
  type FullOrganization,
  OrganizationFields,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { CountUploads, useUploadCount } from '../../../ui/feedback/running-uploads.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { SectionConflictDialog } from './conflict/section-conflict-dialog.tsx';
import { AddressFields } from './detail-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { detailFields, detailValues, preferenceFields, preferenceValues } from './organization-values.ts';
import { cacheOrganization } from './queries.ts';
import { useSectionForm } from './use-section-form.ts';

export function DetailsForm({ record }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  const { isUploading, count } = useUploadCount();
  const saving = useApiMutation(organizations.changeOrganizationDetails, cacheOrganization);
  const { form, node, conflict, onSubmit } = useSectionForm(record, {
    schema: OrganizationFields,
    toFormValues: detailValues,
    toFields: detailFields,
    save: (values, over, callbacks) =>
      saving.mutate(
        {
          ...{ organizationId: over.id, version: over.version },
          ...detailFields(values),
          ...preferenceFields(preferenceValues(over)),
          logo: values.logo,
        },
        callbacks,
      ),
  });

  return (
    <SettingsForm
      formRef={node}
      isDirty={form.isDirty()}
      isSaving={saving.isPending || isUploading}
      onSubmit={onSubmit}
    >
      <CountUploads value={count}>
        <LogoField form={form} />
      </CountUploads>
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
      {conflict && <SectionConflictDialog conflict={conflict} />}
    </SettingsForm>
  );
}
