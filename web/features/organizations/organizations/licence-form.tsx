import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import {
  type FullOrganization,
  Licence,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useWrite } from '../../../platform/api/use-write.ts';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { LicenceFields } from './licence-fields.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { licenceFields, licenceValues } from './organization-values.ts';
import { keepOrganization } from './queries.ts';
import { useOrganizationChange } from './use-organization-change.tsx';

/** What the platform grants the organisation. */
export function LicenceForm({ record }: { record: FullOrganization }) {
  const saving = useWrite(organizations.changeLicence, keepOrganization);
  const { form, node, submit, showRefusal } = useCheckedForm(licenceValues(record), Licence, licenceFields);
  const begin = (from: FullOrganization) => {
    form.setInitialValues(licenceValues(from));
    form.reset();
  };
  const { handlers, dialog } = useOrganizationChange(record, showRefusal, begin);

  function save(version = record.version): void {
    const { onSuccess, onError } = handlers(save);
    saving.mutate(
      { organizationId: record.id, version, ...licenceFields(form.getValues()) },
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
      isSaving={saving.isPending}
      onSubmit={submit(() => save())}
    >
      <LicenceFields form={form} taken={record.seatsTaken} />
      {dialog}
    </OrganizationForm>
  );
}
