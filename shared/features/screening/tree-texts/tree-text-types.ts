import type { EntryState, TreeEvidence } from '../tree-entries/schema.ts';
import type { TreeNodeId, TreePart } from '../tree-nodes/standard-nodes.ts';

export type ShownState = EntryState | 'none';

export interface TreeTexts {
  title: string;
  parts: Record<TreePart, string>;
  states: Record<ShownState, string>;
  stateMeanings: Record<ShownState, string>;
  partMeanings: Record<TreePart, string>;
  /** Name of each node, and an explanation of the node for parents. */
  nodes: Record<TreeNodeId, readonly [name: string, explanation: string]>;
  legend: string;
  note: string;
  asOf: (day: string) => string;
  entries: string;
  blank: { name: string; date: string; by: string };
  evidence: Record<TreeEvidence['kind'], (day: string) => string>;
  summary: (counts: Record<ShownState, number>) => string;
  /** Names the earlier day since which the arrows show changes. */
  compared: (day: string) => string;
  more: (count: number) => string;
  colon: string;
  page: (page: number, pages: number) => string;
  bornOn: (day: string) => string;
}
