import { useRef, useState } from 'react';
import type * as z from 'zod';
import { isSame } from '../../../shared/core/documents/is-same.ts';
import type { Draft } from '../../../shared/features/cases/drafts/schema.ts';
import { currentIn, isConflict, isRefused, wasStored } from '../../platform/api/call-error.ts';
import type { DraftKey } from '../../platform/api/drafts.ts';
import { useApiMutation } from '../../platform/api/use-api-mutation.ts';
import { useServerDraft } from '../../platform/api/use-server-draft.ts';
import { type Fallback, useErrorText } from '../../platform/i18n/use-error-text.ts';
import { beginningOf, type ValueParts } from '../dialog/value-parts.ts';
import { toastFailed } from '../feedback/toast.ts';
import { parseRecordDraft, type ValueTypes } from './record-draft.ts';
import { useValidatedForm } from './use-validated-form.ts';

export interface RecordFormOptions<Values extends object, Stored extends Versioned> {
  draftKey: DraftKey;
  autosave: Draft | null;
  /** Null for a new record. */
  record: Stored | null;
  initialValues: Values;
  valuesOf: (record: Stored) => Values;
  schema: z.ZodType;
  types?: ValueTypes<Values>;
  /** Parts of the form, if the user chooses a version for each of them after a conflict. */
  parts?: ValueParts<Values>;
  /** Creates the record if the version is null, otherwise updates it. */
  save: (values: Values, version: number | null, idempotencyKey: string) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
  /** Reads the record again, if the error of a conflict does not contain all of it. */
  readCurrent?: () => Promise<Stored>;
  fallback?: Fallback;
  /** Called with the errors when invalid values are submitted. */
  onInvalid?: (errors: Record<string, unknown>) => void;
}

interface Versioned {
  id: string;
  version: number;
}

/** Form of a record, with a draft on the server; after a conflict, the user can merge both versions. */
export function useRecordForm<Values extends object, Stored extends Versioned>(
  options: RecordFormOptions<Values, Stored>,
) {
  const {
    draftKey,
    autosave,
    record,
    initialValues,
    valuesOf,
    schema,
    types,
    parts,
    save,
    onSaved,
    readCurrent,
    fallback,
    onInvalid,
  } = options;
  const errorText = useErrorText();
  const recordId = record?.id ?? null;
  const [restored] = useState(() => parseRecordDraft(autosave?.body, recordId, initialValues, types));
  const [isDiscarded, setDiscarded] = useState(false);
  /** Idempotency key of the last request, and of one that may have created the record without a response. */
  const usedKey = useRef('');
  const [unclearKey, setUnclearKey] = useState(restored?.createKey);
  const [version, setVersion] = useState(restored?.version ?? record?.version ?? null);
  /** The values with which edits are compared; a record that is read again does not replace them. */
  const [before, setBefore] = useState(() =>
    restored && parts ? beginningOf(parts, initialValues, restored) : initialValues,
  );
  const [theirs, setTheirs] = useState<Stored>();
  const [edition, setEdition] = useState(0);
  const { form, node, submit, showRefusal } = useValidatedForm<Values>(
    restored?.values ?? initialValues,
    schema,
    values => values,
    onInvalid,
  );
  const isChanged = !isSame(form.values, initialValues);
  const changed = parts?.differing(form.values, before);
  const body = isChanged
    ? JSON.stringify({ recordId, version, values: form.values, changed, createKey: unclearKey })
    : null;
  const draft = useServerDraft(draftKey, body, restored ? autosave : null);
  const saving = useApiMutation((sent: { values: Values; version: number | null }, key) => {
    usedKey.current = (sent.version === null && unclearKey) || key;
    return save(sent.values, sent.version, usedKey.current);
  });

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
          if (wasStored(error)) setUnclearKey(undefined);
          else if (at === null && !isRefused(error)) setUnclearKey(usedKey.current);
          if (isConflict(error) && readCurrent) return void readCurrent().then(setTheirs, fail);
          const current = currentIn<Stored>(error);
          if (current) return setTheirs(current);
          showRefusal(error);
          fail(error);
        },
      },
    );

  function replace(values: Partial<Values>): void {
    form.setValues(values);
    setEdition(count => count + 1);
  }

  /** After the user has resolved a conflict, the form counts its changes from the stored version. */
  function resolve(current: Stored): void {
    setTheirs(undefined);
    setVersion(current.version);
    setBefore(valuesOf(current));
  }

  return {
    form,
    /** React key for editors, which read their value only once; changes when the form replaces values. */
    edition,
    node,
    draft,
    offeredDraft: !isDiscarded && restored && autosave,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    onSubmit: submit(values => send(values, version)),
    onReplace: replace,
    onDiscardDraft: () => {
      replace(initialValues);
      draft.discard();
      setUnclearKey(undefined);
      setDiscarded(true);
    },
    conflict: theirs && {
      record: theirs,
      before,
      theirs: valuesOf(theirs),
      onTakeTheirs: () => {
        resolve(theirs);
        replace(valuesOf(theirs));
      },
      onKeepMine: () => {
        resolve(theirs);
        send(form.values, theirs.version);
      },
      /** Saves values that the user has merged from both versions. */
      onMerge: (merged: Values) => {
        resolve(theirs);
        replace(merged);
        send(merged, theirs.version);
      },
      onClose: () => setTheirs(undefined),
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm<object, Versioned>>;
