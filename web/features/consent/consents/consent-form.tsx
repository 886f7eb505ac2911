import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Locale, PlainDate, RequiredLine, Text } from '../../../../shared/core/fields.ts';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import {
  type ConsentFields,
  ConsentPurpose,
  RecordedMethod,
  Relationship,
} from '../../../../shared/features/consent/consents/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { call } from '../../../platform/api/call.ts';
import type { DraftKey } from '../../../platform/api/drafts.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { titleOf } from '../terms/title-of.ts';
import { caseTermsQuery } from './queries.ts';

interface ConsentFormProps {
  child: Case;
  draftKey: DraftKey;
  autosave: Draft | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Form for a consent that was given on paper, in person or by phone; keeps a draft on the server. */
export function ConsentForm({ child, draftKey, autosave, onSaved, onCancel }: ConsentFormProps) {
  const { t } = useTranslation(['consents', 'common', 'ui']);
  const timeZone = useSession().organization?.timeZone ?? 'UTC';
  const today = todayIn(timeZone, Date.now());
  const locale = useLocale();
  const { data: terms } = useQuery(caseTermsQuery);
  const termOptions = (terms?.data ?? []).map(({ texts, ...term }) => ({
    value: termValue(term),
    label: t('termTitle', {
      title: titleOf({ en: texts.en?.title ?? null, zh: texts.zh?.title ?? null }, locale),
      version: term.textVersion,
    }),
  }));
  const purposes = ConsentPurpose.options.filter(purpose => purpose !== 'terms' || termOptions.length > 0);
  const { form, ...state } = useRecordForm({
    draftKey,
    autosave,
    record: null,
    initialValues: emptyConsent(child, today),
    valuesOf: () => emptyConsent(child, today),
    schema: ConsentValues,
    save: (values, _, idempotencyKey) =>
      call(consents.recordConsent, { ...fieldsOfConsent(values), caseId: child.id }, { idempotencyKey }),
    onSaved,
  });
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map(value => ({ value, label: label(value) }));
  return (
    <RecordFormFrame state={state} save={t('new')} onCancel={onCancel}>
      <SelectField
        label={t('field.purpose')}
        required
        data-autofocus
        options={options(purposes, value => t(`purpose.${value}`))}
        {...form.getInputProps('purpose')}
      />
      {form.values.purpose === 'terms' && (
        <SelectField label={t('field.term')} required options={termOptions} {...form.getInputProps('term')} />
      )}
      <LineField label={t('field.giver')} required {...form.getInputProps('giverName')} />
      <SelectField
        label={t('field.relationship')}
        required
        options={options(Relationship.options, value => t(`relationship.${value}`))}
        {...form.getInputProps('relationship')}
      />
      <SelectField
        label={t('field.method')}
        required
        options={options(RecordedMethod.options, value => t(`method.${value}`))}
        {...form.getInputProps('method')}
      />
      <DateField label={t('field.givenOn')} required latest={today} {...form.getInputProps('givenOn')} />
      <SelectField
        label={t('common:language')}
        required
        options={options(['en', 'zh'] as const, value => t(`language.${value}`))}
        {...form.getInputProps('language')}
      />
      <TextField label={t('ui:field.remarks')} {...form.getInputProps('note')} />
    </RecordFormFrame>
  );
}

const fields = z.strictObject({
  purpose: ConsentPurpose,
  /** Term (condition that families accept) and its version, as `term_… 2`; only for the purpose `terms`. */
  term: z.string().default(''),
  giverName: RequiredLine,
  relationship: Relationship,
  method: RecordedMethod,
  givenOn: PlainDate,
  language: Locale,
  note: Text,
});
const ConsentValues = fields.refine(({ purpose, term }) => purpose !== 'terms' || term !== '', {
  path: ['term'],
  error: 'validation.required',
});

type Typed = Record<keyof z.output<typeof fields>, string>;

const termValue = ({ id, textVersion }: { id: string; textVersion: number }): string =>
  `${id} ${textVersion}`;

function termIn(value: string) {
  const [id = '', version] = value.split(' ');
  return { id, textVersion: Number(version) };
}

/** Initial form values, with the recorded parent or guardian as giver. @param today `YYYY-MM-DD` */
function emptyConsent(record: Case, today: string): Typed {
  const giver = familyOf(record).find(({ name }) => name);
  return {
    purpose: 'care',
    term: '',
    giverName: giver?.name ?? '',
    relationship: giver?.relationship ?? '',
    method: 'paper',
    givenOn: today,
    language: record.emailLanguage,
    note: '',
  };
}

function fieldsOfConsent(values: Typed): ConsentFields {
  const { giverName, relationship, term, ...others } = ConsentValues.parse(values);
  return {
    ...others,
    term: others.purpose === 'terms' ? termIn(term) : null,
    giver: { name: giverName, relationship },
  };
}
