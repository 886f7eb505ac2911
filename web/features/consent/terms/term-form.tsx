import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { AppliesTo, type FullTerm } from '../../../../shared/features/consent/terms/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useEdition } from '../../../ui/form/use-edition.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { fieldsOf, richTextIn, TermForm as TermSchema, type TermValues, valuesOf } from './term-values.ts';

interface TermFormProps {
  /** Null for a new one. */
  term: FullTerm | null;
  autosave: Draft | null;
  onSaved: (saved: FullTerm) => void;
  onCancel: () => void;
}

const textNames = ['titleEn', 'textEn', 'titleZh', 'textZh'] as const;

/** A term in both languages, with a draft on the server. Another text is a new version, which is said before. */
export function TermForm({ term, autosave, onSaved, onCancel }: TermFormProps) {
  const { t } = useTranslation(['terms', 'common']);
  const before = valuesOf(term);
  const { edition, renewing } = useEdition();
  const { form, conflict, onDiscardDraft, ...state } = useRecordForm<TermValues, FullTerm>({
    draftKey: { form: term?.id ?? 'term' },
    autosave,
    record: term,
    initialValues: before,
    valuesOf,
    schema: TermSchema,
    fallback: term ? 'edit-term' : 'add-term',
    save: (values, version, idempotencyKey) =>
      term && version !== null
        ? call(terms.changeTerm, { ...fieldsOf(values), termId: term.id, version }, { idempotencyKey })
        : call(terms.createTerm, fieldsOf(values), { idempotencyKey }),
    onSaved,
  });
  const isNewText = term !== null && textNames.some(name => form.values[name] !== before[name]);
  const next = (term?.textVersion ?? 0) + 1;
  const rich = (name: 'textEn' | 'textZh', label: string) => (
    <RichTextField
      key={`${name} ${edition}`}
      label={label}
      value={richTextIn(form.values[name])}
      error={form.errors[name]}
      onChange={text => form.setFieldValue(name, text ? JSON.stringify(text) : '')}
    />
  );
  const choice = (name: 'isRequired' | 'isInUse') => (
    <Switch
      label={t(`choice.${name}`)}
      description={t(`help.${name}`)}
      checked={form.values[name] === 'yes'}
      onChange={event => form.setFieldValue(name, event.currentTarget.checked ? 'yes' : 'no')}
    />
  );
  return (
    <RecordFormFrame
      state={{ ...state, onDiscardDraft: renewing(onDiscardDraft) }}
      save={term ? (isNewText ? t('saveVersion', { version: next }) : t('common:save')) : t('add')}
      onCancel={onCancel}
    >
      <LineField label={t('field.titleEn')} lang="en" {...form.getInputProps('titleEn')} />
      {rich('textEn', t('field.textEn'))}
      <LineField label={t('field.titleZh')} lang="zh" {...form.getInputProps('titleZh')} />
      {rich('textZh', t('field.textZh'))}
      <SelectField
        label={t('field.appliesTo')}
        options={AppliesTo.options.map(value => ({ value, label: t(`appliesTo.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('appliesTo')}
      />
      {choice('isRequired')}
      {choice('isInUse')}
      {isNewText && <Notice tone="attention">{t('newVersion', { version: next, earlier: next - 1 })}</Notice>}
      {conflict && (
        <ConflictFrame
          title={t('conflict.title')}
          takeTheirs={t('conflict.takeTheirs')}
          keepMine={t('conflict.keepMine')}
          onTakeTheirs={renewing(conflict.onTakeTheirs)}
          onKeepMine={conflict.onKeepMine}
          onClose={conflict.onClose}
        >
          <p>{t('conflict.text')}</p>
        </ConflictFrame>
      )}
    </RecordFormFrame>
  );
}
