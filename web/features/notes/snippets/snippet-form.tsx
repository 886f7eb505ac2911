import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import { type Snippet, SnippetFields } from '../../../../shared/features/notes/snippets/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { DocumentField } from '../../../ui/rich-text/document-field.tsx';
import { useMergeFields } from '../templates/use-merge-fields.ts';
import { refreshSnippets } from './queries.ts';

interface SnippetFormProps {
  /** Null for a new snippet. */
  snippet: Snippet | null;
  body: RichDocument | null;
  onChanged: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Maximum length of the proposed name, which is the beginning of the text. */
const proposedLength = 40;
const proposedName = (body: RichDocument | null) =>
  body ? [...(documentText(body).trim().split('\n')[0] ?? '')].slice(0, proposedLength).join('').trim() : '';

export function SnippetForm({ snippet, body: initialBody, onChanged, onCancel, onSaved }: SnippetFormProps) {
  const { t } = useTranslation(['templates', 'common', 'ui']);
  const errorText = useErrorText();
  const fields = useMergeFields();
  const [name, setName] = useState(snippet?.name ?? proposedName(initialBody));
  const [body, setBody] = useState(initialBody);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const creating = useApiMutation(snippets.createSnippet, refreshSnippets);
  const changing = useApiMutation(snippets.changeSnippet, refreshSnippets);

  async function save(): Promise<void> {
    const { data, error } = SnippetFields.safeParse({ name, body });
    const wrong = error?.issues.map(({ path, message }) => {
      const isMissing = path[0] === 'name' ? name.trim() === '' : body === null;
      return [String(path[0]), isMissing ? 'validation.required' : message];
    });
    setErrors(Object.fromEntries(wrong ?? []));
    if (!data) return;
    try {
      if (snippet) await changing.mutateAsync({ ...data, snippetId: snippet.id, version: snippet.version });
      else await creating.mutateAsync(data);
      toastDone(t('snippets.saved', { name: data.name }));
      onSaved();
    } catch (failure) {
      toastFailed(errorText(failure, snippet ? 'edit' : 'create'));
      await refreshSnippets();
    }
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <LineField
        label={t('ui:field.name')}
        description={t('snippets.nameHelp')}
        required
        data-autofocus
        mb="md"
        value={name}
        error={errors.name}
        onChange={event => {
          setName(event.currentTarget.value);
          onChanged();
        }}
      />
      <DocumentField
        label={t('snippets.text')}
        description={t('snippets.help')}
        required
        fields={fields}
        value={initialBody}
        error={errors.body}
        onChange={document => {
          setBody(document);
          onChanged();
        }}
      />
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" loading={creating.isPending || changing.isPending}>
          {t('common:save')}
        </Button>
      </DialogButtons>
    </form>
  );
}
