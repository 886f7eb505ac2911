import type { useTranslation } from 'react-i18next';
import type { SavedTable } from '../../../ui/list/saved-table.ts';
import type { TreeView } from './use-tree.ts';

type Translate = ReturnType<typeof useTranslation<'neuroTree'>>['t'];

/** Table of all visible entries by tree node. The file name does not identify the child. */
export function treeTable({ texts, nodes, asOf }: TreeView, t: Translate): SavedTable {
  return {
    name: `neurotree-${asOf}`,
    head: [
      t('table.part'),
      t('form.node'),
      t('form.date'),
      t('form.state'),
      t('form.remarks'),
      t('table.author'),
      t('form.evidence'),
    ],
    rows: nodes.flatMap(({ node, name, entries }) =>
      (entries.length === 0 ? [null] : entries).map(entry => [
        texts.parts[node.part],
        name,
        entry?.date ?? null,
        texts.states[entry?.state ?? 'none'],
        entry?.remarks ?? null,
        entry?.author.fullName ?? null,
        entry?.evidence ? texts.evidence[entry.evidence.kind](entry.evidence.date) : null,
      ]),
    ),
  };
}
