import { ActionIcon, Button, Group, Skeleton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import type { Snippet } from '../../../../shared/features/notes/snippets/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { refreshSnippets, snippetsQuery } from './queries.ts';
import styles from './snippets.module.css';

interface SnippetListProps {
  onAdd: () => void;
  onEdit: (snippet: Snippet) => void;
}

/** Lists the user's snippets by name, with the beginning of each text. */
export function SnippetList({ onAdd, onEdit }: SnippetListProps) {
  const { t } = useTranslation(['templates', 'common']);
  const errorText = useErrorText();
  const isReadOnly = useIsReadOnly();
  const { data, error, refetch } = useQuery(snippetsQuery);
  const removing = useApiMutation(snippets.removeSnippet, refreshSnippets);
  const restoring = useApiMutation(snippets.restoreSnippet, refreshSnippets);

  const attempt = (act: () => Promise<unknown>) =>
    act().catch(failure => {
      toastFailed(errorText(failure));
      return refreshSnippets();
    });
  const restore = ({ id: snippetId, name }: Snippet) =>
    attempt(async () => {
      await restoring.mutateAsync({ snippetId });
      toastDone(t('toast.restored', { name }));
    });
  const remove = (snippet: Snippet) =>
    attempt(async () => {
      await removing.mutateAsync({ snippetId: snippet.id });
      const undo = () => void restore(snippet);
      toastDone(t('toast.removed', { name: snippet.name }), undo);
    });

  if (error)
    return (
      <>
        <Notice tone="attention">{errorText(error)}</Notice>
        <Button variant="default" mt="md" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </>
    );
  if (!data) return <Skeleton height={160} />;
  return (
    <>
      <p className={`${layout.soft} ${layout.small}`}>{t('snippets.description')}</p>
      {data.length === 0 && <p>{t('snippets.empty')}</p>}
      <ul className={styles.list}>
        {data.map(snippet => (
          <li key={snippet.id} className={styles.row}>
            <div className={`${layout.grid} ${layout.breaks}`}>
              <span className={layout.strong}>{snippet.name}</span>
              <span className={`${layout.soft} ${layout.small}`}>{beginningOf(snippet)}</span>
            </div>
            {!isReadOnly && (
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('snippets.editOne', { name: snippet.name })}
                  onClick={() => onEdit(snippet)}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('action.remove', { name: snippet.name })}
                  onClick={() => void remove(snippet)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {t('snippets.new')}
        </Button>
      )}
    </>
  );
}

const shownLength = 90;

function beginningOf({ body }: Snippet): string {
  const text = [...documentText(body).replace(/\s+/g, ' ').trim()];
  return text.length > shownLength ? `${text.slice(0, shownLength).join('')}…` : text.join('');
}
