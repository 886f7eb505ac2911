import { Button, CloseButton, Stack } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { maxNodeNameLength, type TreeNode } from '../../../../shared/features/screening/tree-nodes/schema.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { useOpenedRecord } from '../../../ui/dialog/use-opened-record.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { EntryCard } from './entry-card.tsx';
import { refreshTree } from './queries.ts';
import styles from './tree.module.css';
import { TreeSign } from './tree-sign.tsx';
import type { NodeView, TreeView } from './use-tree.ts';

/** Number of entries shown before the user asks for more. */
const shownAtFirst = 5;

interface NodePanelProps {
  caseId: string;
  tree: TreeView;
  view: NodeView;
  canWrite: boolean;
  canRename: boolean;
  onClose: () => void;
}

export function NodePanel({ caseId, tree, view, canWrite, canRename, onClose }: NodePanelProps) {
  const { t } = useTranslation('neuroTree');
  const { change } = useUrlState();
  const [isWhole, setWhole] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const { texts } = tree;
  const { name, explanation, state, node, entries } = view;
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  const hidden = entries.length - shown.length;
  return (
    <section
      className={styles.panel}
      aria-label={name}
      onKeyDown={event => event.key === 'Escape' && !isRenaming && onClose()}
    >
      <div className={styles.panelHead}>
        <div>
          <p className={styles.quiet}>{texts.parts[node.part]}</p>
          <h2 className={styles.panelTitle}>{name}</h2>
        </div>
        <CloseButton aria-label={t('panel.close')} onClick={onClose} />
      </div>
      <p className={styles.panelState}>
        <TreeSign state={state} /> {texts.states[state]}
        {view.change && ` · ${t(`change.${view.change}`)}`}
      </p>
      <p>{explanation}</p>
      {canRename && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setRenaming(true)}
        >
          {t('rename.action')}
        </Button>
      )}
      <h3 className={styles.entriesTitle}>{t('entries', { count: entries.length })}</h3>
      {entries.length === 0 && <p className={styles.quiet}>{texts.stateMeanings.none}</p>}
      <ul>
        {shown.map(entry => (
          <EntryCard key={entry.id} entry={entry} caseId={caseId} texts={texts} canWrite={canWrite} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="default" data-block onClick={() => setWhole(true)}>
          {t('panel.more', { count: hidden })}
        </Button>
      )}
      {canWrite && (
        <Button
          data-block
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => change({ entry: 'new', node: node.id })}
        >
          {t('form.add')}
        </Button>
      )}
      {isRenaming && <RenameDialog node={node} texts={texts} onClose={() => setRenaming(false)} />}
    </section>
  );
}

interface RenameDialogProps {
  node: TreeNode;
  texts: TreeTexts;
  onClose: () => void;
}

/**
 * Changes the organisation's name of a tree node in both languages; an empty name means the standard name.
 */
function RenameDialog({ node, texts, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['neuroTree', 'common', 'ui']);
  const errorText = useErrorText();
  const [names, setNames] = useState(node.names);
  const renaming = useApiMutation(treeNodes.renameTreeNode, refreshTree);
  const { version, handleConflict, conflict } = useOpenedRecord(node, {
    valuesOf: stored => stored.names,
    typed: names,
    save,
    take: theirs => {
      setNames(theirs);
      void refreshTree();
    },
  });
  function save(over: number, saved: typeof names): void {
    renaming.mutate(
      { node: node.id, ...saved, version: over },
      {
        onSuccess: () => {
          toastDone(t('toast.renamed'));
          onClose();
        },
        onError: error => handleConflict(error) || toastFailed(errorText(error, 'edit')),
      },
    );
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    save(version, names);
  }
  const field = (language: Locale) => ({
    value: names[language],
    maxLength: maxNodeNameLength,
    onChange: (event: { currentTarget: { value: string } }) =>
      setNames({ ...names, [language]: event.currentTarget.value }),
  });
  return (
    <Dialog onClose={onClose} title={t('rename.title', { name: texts.nodes[node.id][0] })}>
      <form onSubmit={submit}>
        <Stack>
          <p>{t('rename.text')}</p>
          <LineField label={t('ui:field.nameInEnglish')} data-autofocus {...field('en')} />
          <LineField label={t('ui:field.nameInChinese')} {...field('zh')} />
          <DialogActions submit={t('common:save')} isWorking={renaming.isPending} onCancel={onClose} />
        </Stack>
      </form>
      {conflict && (
        <ConflictFrame {...conflict}>
          <p>{Object.values(conflict.theirs.names).filter(Boolean).join(' · ')}</p>
        </ConflictFrame>
      )}
    </Dialog>
  );
}
