import type * as z from 'zod';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { cacheOrganization } from './queries.ts';
import { useOrganizationChange } from './use-organization-change.tsx';

/** A section of an organisation's record with its own form. */
interface SectionForm<Values> {
  schema: z.ZodType;
  toFormValues: (record: FullOrganization) => Values;
  /** The input of the schema. */
  toFields: (values: Values) => unknown;
  /** The full request: the whole record is sent. */
  toRequest: (
    values: Values,
  ) => Omit<RequestOf<typeof organizations.changeOrganizationDetails>, 'organizationId' | 'version'>;
}

/** A form for a section of an organisation's record, with conflict handling. */
export function useSectionForm<Values extends object>(record: FullOrganization, part: SectionForm<Values>) {
  const saving = useApiMutation(organizations.changeOrganizationDetails, cacheOrganization);
  const { form, node, submit, showRefusal } = useValidatedForm(
    part.toFormValues(record),
    part.schema,
    part.toFields,
  );
  const resetTo = (from: FullOrganization) => {
    form.setInitialValues(part.toFormValues(from));
    form.reset();
  };
  const { handlers, dialog } = useOrganizationChange(record, showRefusal, resetTo);

  function save(version = record.version): void {
    const { onSuccess, onError } = handlers(save);
    saving.mutate(
      { organizationId: record.id, version, ...part.toRequest(form.getValues()) },
      {
        onSuccess: saved => {
          resetTo(saved);
          onSuccess();
        },
        onError,
      },
    );
  }

  return { form, node, dialog, isSaving: saving.isPending, onSubmit: submit(() => save()) };
}
