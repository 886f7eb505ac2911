import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { differingFields, mergeFields } from './conflict/section-conflicts.ts';
import { organizationQuery } from './queries.ts';

interface SectionForm<Values> {
  schema: z.ZodType;
  toFormValues: (record: FullOrganization) => Values;
  toFields: (values: Values) => unknown;
  /** Saves over a version and keeps its other sections. */
  save: (values: Values, over: FullOrganization, callbacks: SaveCallbacks) => void;
}

interface SaveCallbacks {
  onSuccess: (saved: FullOrganization) => void;
  onError: (error: unknown) => void;
}

export interface SectionConflict {
  theirs: FullOrganization;
  /** Fields that differ, and whether they were changed here. */
  fields: { name: string; isMine: boolean }[];
  valuesOf: (side: 'theirs' | 'mine') => Record<string, unknown>;
  onTakeTheirs: () => void;
  onSave: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Form of a section of an organisation. Remembers the version that it started from to detect conflicts. */
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
    part.save(form.getValues(), over, {
      onSuccess: saved => {
        beginWith(saved);
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
    const [other, mine] = [part.toFormValues(stored), form.getValues()];
    const changedHere = differingFields(mine, part.toFormValues(base));
    return {
      theirs: stored,
      fields: differingFields(mine, other).map(name => ({ name, isMine: changedHere.includes(name) })),
      valuesOf: side => (side === 'mine' ? mine : other) as Record<string, unknown>,
      onTakeTheirs: () => {
        queryClient.setQueryData(organizationQuery(stored.id).queryKey, stored);
        beginWith(stored);
      },
      onSave: kept => {
        beginWith(stored, mergeFields(other, mine, kept));
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
