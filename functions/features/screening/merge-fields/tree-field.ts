import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { entryAt } from '../../../../shared/features/screening/tree-entries/tree-state.ts';
import { treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import { nodeName, treeTextsOf } from '../../../../shared/features/screening/tree-texts/tree-texts.ts';
import type { FieldSubject, FilledFields } from '../../../composition/field-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { TreeEntriesStore } from '../tree-entries/tree-entries-store.ts';
import { TreeNodesStore } from '../tree-nodes/tree-nodes-store.ts';

/** Value of a note's placeholder: NeuroTree nodes that were of concern on the date of the note. */
export async function readTreeField(
  { child, language, date }: FieldSubject,
  { table, organization, origin }: StoreScope,
): Promise<FilledFields> {
  const [entries, names] = await Promise.all([
    new TreeEntriesStore(table, organization, origin).listAll(idsOfCase(child)),
    new TreeNodesStore(table, organization, origin).list(),
  ]);
  const texts = treeTextsOf(language);
  const concerns = treeNodesWith(names).flatMap(node => {
    const entry = entryAt(entries, node.id, date);
    return entry?.state === 'concern' ? [{ name: nodeName(texts, node, language), entry }] : [];
  });
  const last = concerns
    .map(({ entry }) => entry.date)
    .sort()
    .at(-1);
  if (last === undefined) return { values: { 'tree.concerns': null } };
  const { listSeparator, withRemark } = languages[language];
  const list = concerns.map(({ name }) => name).join(listSeparator);
  const asOf = texts.asOf(reportDay(language, last));
  const remark = `${asOf.charAt(0).toLowerCase()}${asOf.slice(1)}`;
  return { values: { 'tree.concerns': withRemark(list, remark) } };
}
