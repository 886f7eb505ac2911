import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { begunBeside } from './begun-entry.ts';
import type { TypedEntry } from './entry-values.ts';
import styles from './tree.module.css';
import type { TreeView } from './use-tree.ts';

interface EntryStartProps {
  tree: TreeView;
  autosave: Draft | null;
  /** Suggested values of a new entry; null for none. */
  suggestion: TypedEntry | null;
  /** Renders the form with the draft to continue. */
  children: (autosave: Draft | null) => ReactNode;
}

/** Asks whether to continue the unfinished entry or to start from the suggestion. */
export function EntryStart({ tree, autosave, suggestion, children }: EntryStartProps) {
  const { t } = useTranslation('neuroTree');
  const { instant } = useInstants();
  const [choice, setChoice] = useState<'begun' | 'suggestion'>();
  const [begun] = useState(() => suggestion && begunBeside(autosave, suggestion));
  if (!autosave || !begun || choice) return children(choice === 'suggestion' ? null : autosave);
  const node = tree.nodes.find(each => each.node.id === begun.node)?.name;
  return (
    <>
      <p>{t('begun.text', { at: instant(autosave.savedAt) })}</p>
      <p className={styles.begun}>
        {node !== undefined && <strong>{node}</strong>}
        {begun.remarks}
      </p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => setChoice('suggestion')}>
          {t('begun.suggestion')}
        </Button>
        <Button data-autofocus onClick={() => setChoice('begun')}>
          {t('begun.goOn')}
        </Button>
      </Group>
    </>
  );
}
