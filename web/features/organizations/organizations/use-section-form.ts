import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import type { ConflictActs } from '../../../ui/dialog/field-conflict-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepTyped } from '../../../ui/form/keep-typed.ts';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { organizationQuery } from './queries.ts';

interface SectionForm<Values> {
  schema: z.ZodType;
  toFormValues: (record: FullOrganization) => Values;
  toFields: (values: Values) => unknown;
  /** Saves this section on top of a stored version of the organisation; leaves other sections unchanged. */
  save: (values: Values, over: FullOrganization, callbacks: SaveCallbacks) => void;
}

interface SaveCallbacks {
  onSuccess: (saved: FullOrganization) => void;
  onError: (error: unknown) => void;
}

export interface SectionConflict extends ConflictActs<object> {
  /** The version of the organisation that somebody else saved. */
  record: FullOrganization;
  before: object;
  theirs: object;
  mine: object;
}

/** Form of a section of an organisation; detects conflicts by the version that the form started from. */
export function useSectionForm<Values extends object>(record: FullOrganization, part: SectionForm<Values>) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<FullOrganization>();
  const { form, node, submit, showRefusal } = useValidatedForm(
    part.toFormValues(record),
    part.schema,
    part.toFields,
  );

  function beginWith(stored: FullOrganization, values = part.toFormValues(stored)): void {
    setBase(stored);
    setTheirs(undefined);
    form.setInitialValues(part.toFormValues(stored));
    form.setValues(values);
    form.clearErrors();
  }

  function save(over = base): void {
    const sent = form.getValues();
    part.save(sent, over, {
      onSuccess: saved => {
        beginWith(saved, keepTyped(part.toFormValues(saved), sent, form.getValues()));
        toastDone(t('toast.saved'));
      },
      onError: error => {
        if (isConflict(error)) return void loadTheirs();
        showRefusal(error);
        toastFailed(errorText(error, 'edit'));
      },
    });
  }

  async function loadTheirs(): Promise<void> {
    try {
      setTheirs(await call(organizations.getOrganization, { organizationId: record.id }));
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  function conflictWith(stored: FullOrganization): SectionConflict {
    return {
      record: stored,
      before: part.toFormValues(base),
      theirs: part.toFormValues(stored),
      mine: form.getValues(),
      onTakeTheirs: () => {
        queryClient.setQueryData(organizationQuery(stored.id).queryKey, stored);
        beginWith(stored);
      },
      onSave: merged => {
        beginWith(stored, merged as Values);
        save(stored);
      },
      onClose: () => setTheirs(undefined),
    };
  }

  return {
    form,
    node,
    conflict: theirs && conflictWith(theirs),
    onSubmit: submit(() => save()),
  };
}
