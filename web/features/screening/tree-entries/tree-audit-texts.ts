import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const treeAuditTexts: Record<string, TextKey> = {
  'tree-entry.created': 'neuroTree:act.created',
  'tree-entry.changed': 'neuroTree:act.changed',
  'tree-entry.removed': 'neuroTree:act.removed',
  'tree-entry.restored': 'neuroTree:act.restored',
  'tree-entries.listed': 'neuroTree:act.listed',
  'tree-node.renamed': 'neuroTree:act.renamed',
};
