import { Checkbox, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { RichText } from '../../../../shared/core/rich-text.ts';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import {
  AppliesTo,
  type FullTerm,
  type TermFields,
} from '../../../../shared/features/consent/terms/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { type TypedTexts, termFormIn, textsOf } from './term-texts-form.ts';

interface TermFormProps {
  term: FullTerm | null;
  autosave: Draft | null;
  onSaved: (saved: FullTerm) => void;
  onCancel: () => void;
}

/**
 * Form of a term (condition to accept) in both languages, with a draft on the server. Warns that a changed
 * text creates a new version.
 */
export function TermForm({ term, autosave, onSaved, onCancel }: TermFormProps) {
  const { t } = useTranslation(['terms', 'common']);
  const lang = useLocale();
  const before = valuesOf(term);
  const { form, edition, conflict, ...state } = useRecordForm<TermValues, FullTerm>({
    draftKey: { form: term?.id ?? 'term' },
    autosave,
    record: term,
    initialValues: before,
    valuesOf,
    schema: termFormIn(lang),
    types: termTypes,
    fallback: term ? 'edit-term' : 'add-term',
    save: (values, version, idempotencyKey) =>
      term && version !== null
        ? call(
            terms.changeTerm,
            { ...fieldsOf(values), isCorrection: values.isCorrection, termId: term.id, version },
            { idempotencyKey },
          )
        : call(terms.createTerm, fieldsOf(values), { idempotencyKey }),
    onSaved,
  });
  const isNewText = term !== null && textNames.some(name => !isSame(form.values[name], before[name]));
  const { isCorrection } = form.values;
  const next = (term?.textVersion ?? 0) + 1;
  const rich = (name: 'textEn' | 'textZh', label: string) => (
    <RichTextField
      key={`${name} ${edition}`}
      label={label}
      value={form.values[name]}
      {...form.getInputProps(name)}
    />
  );
  const choice = (name: 'isRequired' | 'isInUse') => (
    <Switch
      label={t(`choice.${name}`)}
      description={t(`help.${name}`)}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  );
  return (
    <RecordFormFrame
      state={state}
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
      {isNewText && (
        <>
          <Checkbox
            label={t('isCorrection')}
            description={t('correctionHelp')}
            {...form.getInputProps('isCorrection', { type: 'checkbox' })}
          />
          <Notice tone="attention">
            {t(isCorrection ? 'correction' : 'newVersion', { version: next, earlier: next - 1 })}
          </Notice>
        </>
      )}
      {conflict && <ConflictFrame {...conflict} />}
    </RecordFormFrame>
  );
}

/** Form values of a term (condition to accept). */
interface TermValues extends TypedTexts {
  appliesTo: AppliesTo;
  isRequired: boolean;
  isInUse: boolean;
  isCorrection: boolean;
}

const valuesOf = (term: FullTerm | null): TermValues => ({
  titleEn: term?.texts.en?.title ?? '',
  textEn: term?.texts.en?.description ?? null,
  titleZh: term?.texts.zh?.title ?? '',
  textZh: term?.texts.zh?.description ?? null,
  appliesTo: term?.appliesTo ?? 'cases',
  isRequired: term?.isRequired ?? true,
  isInUse: term?.isInUse ?? true,
  isCorrection: false,
});

/** Schemas of the form fields that are not strings. */
const termTypes = {
  textEn: RichText.nullable(),
  textZh: RichText.nullable(),
  isRequired: z.boolean(),
  isInUse: z.boolean(),
  isCorrection: z.boolean(),
};

const textNames = ['titleEn', 'textEn', 'titleZh', 'textZh'] as const;

const fieldsOf = (values: TermValues): TermFields => ({
  texts: textsOf(values),
  appliesTo: AppliesTo.catch('cases').parse(values.appliesTo),
  isRequired: values.isRequired,
  isInUse: values.isInUse,
});
