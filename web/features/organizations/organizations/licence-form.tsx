import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import {
  type FullOrganization,
  Licence,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { SectionConflictDialog } from './conflict/section-conflict-dialog.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { licenceFields, licenceValues } from './organization-values.ts';
import { cacheOrganization } from './queries.ts';
import { useSectionForm } from './use-section-form.ts';

export function LicenceForm({ record }: { record: FullOrganization }) {
  const saving = useApiMutation(organizations.changeLicence, cacheOrganization);
  const { form, node, conflict, onSubmit } = useSectionForm(record, {
    schema: Licence,
    toFormValues: licenceValues,
    toFields: licenceFields,
    save: (values, { id, version }, callbacks) =>
      saving.mutate({ organizationId: id, version, ...licenceFields(values) }, callbacks),
  });

  return (
    <SettingsForm formRef={node} isDirty={form.isDirty()} isSaving={saving.isPending} onSubmit={onSubmit}>
      <LicenceFields form={form} taken={record.seatsTaken} />
      {conflict && <SectionConflictDialog conflict={conflict} />}
    </SettingsForm>
  );
}
