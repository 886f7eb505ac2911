import { Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Template } from '../../../../shared/features/notes/templates/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { fileUrl } from '../../../ui/file/file-image.tsx';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { DocumentField } from '../../../ui/rich-text/document-field.tsx';
import { useSnippets } from '../snippets/use-snippets.tsx';
import { templateQuery } from './queries.ts';
import {
  fieldsOf,
  TemplateForm as TemplateSchema,
  type TemplateValues,
  templateTypes,
  valuesOf,
} from './template-values.ts';
import { useMergeFields } from './use-merge-fields.ts';

interface TemplateFormProps {
  /** Null for a new template. */
  template: Template | null;
  autosave: Draft | null;
  onSaved: (saved: Template) => void;
  onCancel: () => void;
  /** Other fields to show below the form; they are not part of the template. */
  children?: ReactNode;
}

const urlOf = (fileId: string) => fileUrl(fileId, 'template-picture');

export function TemplateForm({ template, autosave, onSaved, onCancel, children }: TemplateFormProps) {
  const { t } = useTranslation(['templates', 'common', 'ui']);
  const fields = useMergeFields();
  const { snippets, dialog: snippetsDialog } = useSnippets();
  const { form, edition, conflict, ...state } = useRecordForm<TemplateValues, Template>({
    draftKey: { form: template?.id ?? 'template' },
    autosave,
    record: template,
    initialValues: valuesOf(template),
    valuesOf,
    schema: TemplateSchema,
    types: templateTypes,
    fallback: template ? 'edit-template' : 'create',
    save: (values, version, idempotencyKey) =>
      template && version !== null
        ? call(
            templates.changeTemplate,
            { ...fieldsOf(values), templateId: template.id, version },
            { idempotencyKey },
          )
        : call(templates.createTemplate, fieldsOf(values), { idempotencyKey }),
    onSaved,
    ...(template && {
      readCurrent: () => queryClient.fetchQuery({ ...templateQuery(template.id), staleTime: 0 }),
    }),
  });
  return (
    <>
      <RecordFormFrame state={state} save={template ? t('common:save') : t('add')} onCancel={onCancel}>
        <LineField
          label={t('ui:field.name')}
          required
          data-autofocus
          isPrinted
          {...form.getInputProps('name')}
        />
        <LineField
          label={t('field.description')}
          description={t('help.description')}
          {...form.getInputProps('description')}
        />
        <DocumentField
          key={edition}
          label={t('field.body')}
          description={t('help.body')}
          required
          fields={fields}
          urlOf={urlOf}
          snippets={snippets}
          value={form.values.body}
          {...form.getInputProps('body')}
        />
        <TemplatePictureFields form={form} />
        <Switch
          label={t('field.isPublic')}
          description={t('help.isPublic')}
          {...form.getInputProps('isPublic', { type: 'checkbox' })}
        />
        {children}
        {conflict && <ConflictFrame {...conflict} name={conflict.theirs.name} />}
      </RecordFormFrame>
      {snippetsDialog}
    </>
  );
}

const maxAspect = 8;

function TemplatePictureFields({ form }: { form: UseFormReturnType<TemplateValues> }) {
  const { t } = useTranslation('templates');
  const { pictureId } = form.values;
  return (
    <>
      <PictureField
        label={t('field.picture')}
        purpose="template-picture"
        maxAspect={maxAspect}
        value={pictureId || null}
        onChange={id => form.setFieldValue('pictureId', id ?? '')}
      />
      {pictureId !== '' && (
        <>
          <SelectField
            label={t('field.picturePlace')}
            options={(['head', 'first-page'] as const).map(value => ({ value, label: t(`place.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('picturePlace')}
          />
          <LineField
            label={t('field.pictureAlt')}
            description={t('help.pictureAlt')}
            {...form.getInputProps('pictureAlt')}
          />
        </>
      )}
    </>
  );
}
