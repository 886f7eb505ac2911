import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import {
  type FullOrganization,
  Licence,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { LicenceFields } from './licence-fields.tsx';
import { licenceFields, licenceValues } from './organization-values.ts';
import { cacheOrganization } from './queries.ts';
import { useOrganizationChange } from './use-organization-change.tsx';

/** The licence of the organisation. */
export function LicenceForm({ record }: { record: FullOrganization }) {
  const saving = useApiMutation(organizations.changeLicence, cacheOrganization);
  const { form, node, submit, showRefusal } = useValidatedForm(licenceValues(record), Licence, licenceFields);
  const resetTo = (from: FullOrganization) => {
    form.setInitialValues(licenceValues(from));
    form.reset();
  };
  const { handlers, dialog } = useOrganizationChange(record, showRefusal, resetTo);

  function save(version = record.version): void {
    const { onSuccess, onError } = handlers(save);
    saving.mutate(
      { organizationId: record.id, version, ...licenceFields(form.getValues()) },
      {
        onSuccess: saved => {
          resetTo(saved);
          onSuccess();
        },
        onError,
      },
    );
  }

  return (
    <SettingsForm
      formRef={node}
      isDirty={form.isDirty()}
      isSaving={saving.isPending}
      onSubmit={submit(() => save())}
    >
      <LicenceFields form={form} taken={record.seatsTaken} />
      {dialog}
    </SettingsForm>
  );
}
