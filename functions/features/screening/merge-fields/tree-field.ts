import { reportDay } from '../../../../shared/core/report-language.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { entryAt } from '../../../../shared/features/screening/tree-entries/tree-state.ts';
import { treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import { nodeName, treeTextsOf } from '../../../../shared/features/screening/tree-texts/tree-texts.ts';
import type { FieldSubject, FilledFields } from '../../../composition/field-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { TreeEntriesStore } from '../tree-entries/tree-entries-store.ts';
import { TreeNodesStore } from '../tree-nodes/tree-nodes-store.ts';

/** NeuroTree nodes that were of concern on the note's date. */
export async function readTreeField(
  { child, language, script, date }: FieldSubject,
  { table, organization, origin }: StoreScope,
): Promise<FilledFields> {
  const [entries, names] = await Promise.all([
    new TreeEntriesStore(table, organization, origin).listAll(idsOfCase(child)),
    new TreeNodesStore(table, organization, origin).list(),
  ]);
  const texts = treeTextsOf(language, script);
  const concerns = treeNodesWith(names).flatMap(node => {
    const entry = entryAt(entries, node.id, date);
    return entry?.state === 'concern' ? [{ name: nodeName(texts, node, language), entry }] : [];
  });
  const last = concerns
    .map(({ entry }) => entry.date)
    .sort()
    .at(-1);
  if (last === undefined) return { values: { 'tree.concerns': null } };
  const list = concerns.map(({ name }) => name).join(language === 'zh' ? '、' : ', ');
  const asOf = texts.asOf(reportDay(language, last));
  const text =
    language === 'zh' ? `${list}（${asOf}）` : `${list} (${asOf.charAt(0).toLowerCase()}${asOf.slice(1)})`;
  return { values: { 'tree.concerns': text } };
}
