import { useSuspenseQuery } from '@tanstack/react-query';
import {
  type EntryState,
  entryStates,
  type TreeEntry,
} from '../../../../shared/features/screening/tree-entries/schema.ts';
import {
  byNewest,
  changeBetween,
  countStates,
  entryAt,
  type TreeChange,
} from '../../../../shared/features/screening/tree-entries/tree-state.ts';
import type { TreeNode } from '../../../../shared/features/screening/tree-nodes/schema.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import type {
  ShownState,
  TreeTexts,
} from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { nodeName, treeTextsOf } from '../../../../shared/features/screening/tree-texts/tree-texts.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { dayFilter, memberFilter, oneOf, readFilters } from '../../../platform/routing/url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { treeEntriesQuery, treeNodesQuery } from './queries.ts';

const filters = {
  asOf: dayFilter,
  before: dayFilter,
  state: oneOf(entryStates),
  author: memberFilter,
  since: dayFilter,
};

export interface NodeView {
  node: TreeNode;
  name: string;
  explanation: string;
  state: ShownState;
  change: TreeChange | null;
  /** Entries of the node up to the chosen day, newest first. */
  entries: TreeEntry[];
  /** Whether the node is shown faded, because the state filter excludes it. */
  isFaded: boolean;
}

export interface TreeView {
  texts: TreeTexts;
  today: string;
  asOf: string;
  /** The earlier day that the tree is compared with; null for none. */
  before: string | null;
  nodes: NodeView[];
  viewOf: (id: TreeNodeId) => NodeView;
  counts: Record<ShownState, number>;
  authors: TreeEntry['author'][];
  filter: { state: EntryState | null; author: string | null; since: string | null };
  hasFilter: boolean;
  all: readonly TreeEntry[];
}

export function useTree(caseId: string): TreeView {
  const { query } = useUrlState();
  const language = useLanguage();
  const texts = treeTextsOf(language);
  const today = todayIn(useSession().organization?.timeZone);
  const { data: all } = useSuspenseQuery(treeEntriesQuery(caseId));
  const { data: known } = useSuspenseQuery(treeNodesQuery);
  const { asOf: chosenDay, before, ...filter } = readFilters(filters, query);
  const asOf = chosenDay ?? today;
  const entries = all.filter(
    ({ author, date }) =>
      (filter.author === null || author.id === filter.author) &&
      (filter.since === null || date >= filter.since),
  );
  const nodes = known.map((node): NodeView => {
    const now = entryAt(entries, node.id, asOf);
    const state = now?.state ?? 'none';
    return {
      node,
      name: nodeName(texts, node, language),
      explanation: texts.nodes[node.id][1],
      state,
      change: before === null ? null : changeBetween(entryAt(entries, node.id, before), now),
      entries: entries.filter(entry => entry.node === node.id && entry.date <= asOf).toSorted(byNewest),
      isFaded: filter.state !== null && filter.state !== state,
    };
  });
  const byId = new Map(nodes.map(view => [view.node.id, view]));
  return {
    texts,
    today,
    asOf,
    before,
    nodes,
    viewOf: id => {
      const view = byId.get(id);
      if (!view) throw new Error(`the node ${id} is missing`);
      return view;
    },
    counts: countStates(nodes.map(({ state }) => (state === 'none' ? null : state))),
    authors: [...new Map(all.map(({ author }) => [author.id, author])).values()],
    filter,
    hasFilter: Object.values(filter).some(value => value !== null),
    all,
  };
}
