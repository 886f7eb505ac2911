import { useState } from 'react';
import type * as z from 'zod';
import type { Draft } from '../../../shared/features/cases/drafts/schema.ts';
import { CallError } from '../../platform/api/call-error.ts';
import type { DraftKey } from '../../platform/api/drafts.ts';
import { useIdempotentMutation } from '../../platform/api/use-idempotent-mutation.ts';
import { useServerDraft } from '../../platform/api/use-server-draft.ts';
import { type Fallback, useErrorText } from '../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../feedback/toast.ts';
import { parseRecordDraft } from './record-draft.ts';
import { useValidatedForm } from './use-validated-form.ts';

export interface RecordFormOptions<Values extends Record<string, string>, Stored extends Versioned> {
  draftKey: DraftKey;
  /** The draft that was stored when the form was opened. */
  autosave: Draft | null;
  /** The record to change; null for a new one. */
  record: Stored | null;
  initialValues: Values;
  valuesOf: (record: Stored) => Values;
  schema: z.ZodType;
  /** Creates the record, or changes it at a version. */
  save: (values: Values, version: number | null, idempotencyKey: string) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
  /** Reads the record where a conflict does not say all of it. */
  readCurrent?: () => Promise<Stored>;
  /** What is said of errors without a text of their own. */
  fallback?: Fallback;
}

interface Versioned {
  id: string;
  version: number;
}

/** A form of one record with a draft on the server and a choice when somebody else has changed the record. */
export function useRecordForm<Values extends Record<string, string>, Stored extends Versioned>(
  options: RecordFormOptions<Values, Stored>,
) {
  const {
    draftKey,
    autosave,
    record,
    initialValues,
    valuesOf,
    schema,
    save,
    onSaved,
    readCurrent,
    fallback,
  } = options;
  const errorText = useErrorText();
  const recordId = record?.id ?? null;
  const [restored] = useState(() => parseRecordDraft(autosave?.body, recordId, initialValues));
  const [version, setVersion] = useState(restored?.version ?? record?.version ?? null);
  const [theirs, setTheirs] = useState<Stored>();
  const { form, node, submit, showRefusal } = useValidatedForm<Values>(
    restored?.values ?? initialValues,
    schema,
    values => values,
  );
  const isChanged = Object.entries(form.values).some(([name, value]) => value !== initialValues[name]);
  const body = isChanged ? JSON.stringify({ recordId, version, values: form.values }) : null;
  const draft = useServerDraft(draftKey, body, restored ? autosave : null);
  const saving = useIdempotentMutation((sent: { values: Values; version: number | null }, key) =>
    save(sent.values, sent.version, key),
  );

  const fail = (error: unknown): void => void toastFailed(errorText(error, fallback));

  const send = (values: Values, at: number | null) =>
    saving.mutate(
      { values, version: at },
      {
        onSuccess: async saved => {
          await draft.finish();
          onSaved(saved);
        },
        onError: error => {
          if (error instanceof CallError && error.code === 'version.conflict') {
            if (!readCurrent) return setTheirs(error.current as Stored);
            return void readCurrent().then(setTheirs, fail);
          }
          showRefusal(error);
          fail(error);
        },
      },
    );

  /** Goes on from the other version, with what was typed or with what they saved. */
  function resolve(current: Stored, values: Values): void {
    setTheirs(undefined);
    setVersion(current.version);
    form.setValues(values);
  }

  return {
    form,
    node,
    draft,
    offeredDraft: restored && autosave,
    isSaving: saving.isPending,
    onSubmit: submit(values => send(values, version)),
    onDiscardDraft: () => {
      form.setValues(initialValues);
      draft.discard();
    },
    conflict: theirs && {
      record: theirs,
      theirs: valuesOf(theirs),
      onTakeTheirs: () => resolve(theirs, valuesOf(theirs)),
      onKeepMine: () => {
        resolve(theirs, form.values);
        send(form.values, theirs.version);
      },
      /** Saves values that were put together of both. */
      onMerge: (merged: Values) => {
        resolve(theirs, merged);
        send(merged, theirs.version);
      },
      onClose: () => setTheirs(undefined),
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm<Record<string, string>, Versioned>>;
