import { Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { maxNodeNameLength, type TreeNode } from '../../../../shared/features/screening/tree-nodes/schema.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { refreshTree } from './queries.ts';

interface RenameDialogProps {
  node: TreeNode;
  texts: TreeTexts;
  onClose: () => void;
}

/**
 * Changes the organisation's name of a tree node in both languages; an empty name means the standard name.
 */
export function RenameDialog({ node, texts, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['neuroTree', 'common', 'ui']);
  const errorText = useErrorText();
  const [names, setNames] = useState(node.names);
  const renaming = useApiMutation(treeNodes.renameTreeNode, refreshTree);
  const save = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate(
      { node: node.id, ...names, version: node.version },
      {
        onSuccess: () => {
          toastDone(t('toast.renamed'));
          onClose();
        },
        onError: error => toastFailed(errorText(error, 'edit')),
      },
    );
  };
  const field = (language: Locale) => ({
    value: names[language],
    maxLength: maxNodeNameLength,
    onChange: (event: { currentTarget: { value: string } }) =>
      setNames({ ...names, [language]: event.currentTarget.value }),
  });
  return (
    <Dialog onClose={onClose} title={t('rename.title', { name: texts.nodes[node.id][0] })}>
      <form onSubmit={save}>
        <Stack>
          <p>{t('rename.text')}</p>
          <LineField label={t('ui:field.nameInEnglish')} data-autofocus {...field('en')} />
          <LineField label={t('ui:field.nameInChinese')} {...field('zh')} />
          <DialogActions submit={t('common:save')} isWorking={renaming.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
