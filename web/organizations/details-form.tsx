import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizations } from '../../shared/organizations/endpoints.ts';
import { type FullOrganization, OrganizationFields } from '../../shared/organizations/schema.ts';
import { useWrite } from '../api/use-write.ts';
import { LineField } from '../ui/line-field.tsx';
import { AddressFields } from './detail-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { detailFields, detailValues, preferenceFields, preferenceValues } from './organization-values.ts';
import { keepOrganization } from './queries.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useOrganizationChange } from './use-organization-change.tsx';

/** Where the organisation is and how it is reached. */
export function DetailsForm({ record }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  const [isSending, setSending] = useState(false);
  const saving = useWrite(organizations.changeOrganizationDetails, keepOrganization);
  const { form, node, submit, showRefusal } = useCheckedForm(
    detailValues(record),
    OrganizationFields,
    detailFields,
  );
  const begin = (from: FullOrganization) => {
    form.setInitialValues(detailValues(from));
    form.reset();
  };
  const { handlers, dialog } = useOrganizationChange(record, showRefusal, begin);

  function save(version = record.version): void {
    const values = form.getValues();
    const fields = {
      ...detailFields(values),
      ...preferenceFields(preferenceValues(record)),
      logo: values.logo,
    };
    const { onSuccess, onError } = handlers(save);
    saving.mutate(
      { organizationId: record.id, version, ...fields },
      {
        onSuccess: saved => {
          begin(saved);
          onSuccess();
        },
        onError,
      },
    );
  }

  return (
    <OrganizationForm
      node={node}
      isDirty={form.isDirty()}
      isSaving={saving.isPending || isSending}
      onSubmit={submit(() => save())}
    >
      <LogoField form={form} onSending={setSending} />
      <LineField label={t('field.name')} required autoComplete="off" {...form.getInputProps('name')} />
      <LineField
        label={t('field.slug')}
        description={t('help.slugForGood')}
        readOnly
        value={record.organizationSlug}
      />
      <AddressFields form={form} />
      {dialog}
    </OrganizationForm>
  );
}
