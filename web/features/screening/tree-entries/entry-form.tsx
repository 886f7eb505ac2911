import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import {
  entryStates,
  type TreeEntry,
  TreeEvidence,
} from '../../../../shared/features/screening/tree-entries/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { DraftKey } from '../../../platform/api/drafts.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { EntryValues, entryTypes, fieldsOfEntry, type TypedEntry, valuesOfEntry } from './entry-values.ts';
import type { TreeView } from './use-tree.ts';

interface EntryFormProps {
  child: Case;
  tree: TreeView;
  /** Null for a new entry. */
  entry: TreeEntry | null;
  initial: TypedEntry;
  draftKey: DraftKey;
  autosave: Draft | null;
  onSaved: (saved: TreeEntry) => void;
  onCancel: () => void;
}

export function EntryForm({
  child,
  tree,
  entry,
  initial,
  draftKey,
  autosave,
  onSaved,
  onCancel,
}: EntryFormProps) {
  const { t } = useTranslation(['neuroTree', 'common']);
  const { texts, today, nodes } = tree;
  const { form, conflict, ...state } = useRecordForm({
    draftKey,
    autosave,
    record: entry,
    initialValues: entry ? valuesOfEntry(entry) : initial,
    valuesOf: valuesOfEntry,
    schema: EntryValues,
    types: entryTypes,
    save: (values, version, idempotencyKey) =>
      entry && version !== null
        ? call(
            treeEntries.changeTreeEntry,
            { ...fieldsOfEntry(values), treeEntryId: entry.id, version },
            { idempotencyKey },
          )
        : call(
            treeEntries.createTreeEntry,
            { ...fieldsOfEntry(values), caseId: child.id },
            { idempotencyKey },
          ),
    onSaved,
    fallback: entry ? 'edit' : 'create',
  });
  const [startsAtNode] = useState(form.values.node === '');
  return (
    <RecordFormFrame state={state} save={entry ? t('common:save') : t('form.add')} onCancel={onCancel}>
      <SelectField
        label={t('form.node')}
        required
        searchable
        data-autofocus={startsAtNode || undefined}
        options={nodes.map(({ node: { id }, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('node')}
      />
      <SelectField
        label={t('form.state')}
        required
        data-autofocus={!startsAtNode || undefined}
        options={entryStates.map(value => ({ value, label: texts.states[value] })).toReversed()}
        {...form.getInputProps('state')}
      />
      <TextField
        label={t('form.remarks')}
        description={t('form.remarksHelp')}
        required={form.values.state === 'concern'}
        isPrinted
        {...form.getInputProps('remarks')}
      />
      <DateField label={t('form.date')} required latest={today} {...form.getInputProps('date')} />
      <SelectField
        label={t('form.evidence')}
        clearable
        placeholder={t('form.noEvidence')}
        options={TreeEvidence.shape.kind.options.map(value => ({ value, label: t(`evidence.${value}`) }))}
        {...form.getInputProps('evidence')}
      />
      {form.values.evidence !== '' && (
        <DateField
          label={t('form.evidenceDate')}
          required
          latest={today}
          {...form.getInputProps('evidenceDate')}
        />
      )}
      <Checkbox label={t('form.isInReport')} {...form.getInputProps('isInReport', { type: 'checkbox' })} />
      <Checkbox
        label={t('form.isShared')}
        description={t('form.isSharedHelp')}
        {...form.getInputProps('isShared', { type: 'checkbox' })}
      />
      {conflict && (
        <ConflictFrame {...conflict}>
          <p>{conflict.theirs.remarks}</p>
        </ConflictFrame>
      )}
    </RecordFormFrame>
  );
}
