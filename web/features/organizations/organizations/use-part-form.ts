import type * as z from 'zod';
import type { Sends } from '../../../../shared/core/endpoint.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useWrite } from '../../../platform/api/use-write.ts';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { keepOrganization } from './queries.ts';
import { useOrganizationChange } from './use-organization-change.tsx';

/** A part of what is recorded about an organisation, that a form of its own changes. */
interface Part<Values> {
  schema: z.ZodType;
  valuesOf: (record: FullOrganization) => Values;
  /** What is checked, as the contract has it. */
  fieldsOf: (values: Values) => unknown;
  /** All that is saved: the record is sent whole. */
  sentOf: (
    values: Values,
  ) => Omit<Sends<typeof organizations.changeOrganizationDetails>, 'organizationId' | 'version'>;
}

/** A form over a part of an organisation's record, with the choice when somebody else was quicker. */
export function usePartForm<Values extends object>(record: FullOrganization, part: Part<Values>) {
  const saving = useWrite(organizations.changeOrganizationDetails, keepOrganization);
  const { form, node, submit, showRefusal } = useCheckedForm(
    part.valuesOf(record),
    part.schema,
    part.fieldsOf,
  );
  const begin = (from: FullOrganization) => {
    form.setInitialValues(part.valuesOf(from));
    form.reset();
  };
  const { handlers, dialog } = useOrganizationChange(record, showRefusal, begin);

  function save(version = record.version): void {
    const { onSuccess, onError } = handlers(save);
    saving.mutate(
      { organizationId: record.id, version, ...part.sentOf(form.getValues()) },
      {
        onSuccess: saved => {
          begin(saved);
          onSuccess();
        },
        onError,
      },
    );
  }

  return { form, node, dialog, isSaving: saving.isPending, onSubmit: submit(() => save()) };
}
