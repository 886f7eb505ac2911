import { byTitle, numberOf, withNumber } from './natural-order.ts';
import { type Arrangement, maxFolderDepth } from './schema.ts';

export interface Part {
  id: string;
  type: 'folder' | 'activity';
  parentId: string | null;
  title: string;
}

export interface TreeNode<One extends Part> {
  part: One;
  /** 0 at the top. */
  depth: number;
  children: TreeNode<One>[];
}

/** Builds the tree of folders and activities, in order. A part whose folder does not exist is left out. */
export function treeOf<One extends Part>(parts: readonly One[]): TreeNode<One>[] {
  const byParent = Map.groupBy(parts, ({ parentId }) => parentId);
  const below = (parentId: string | null, depth: number): TreeNode<One>[] =>
    (byParent.get(parentId) ?? [])
      .toSorted(byTitle)
      .map(part => ({ part, depth, children: part.type === 'folder' ? below(part.id, depth + 1) : [] }));
  return below(null, 0);
}

/** Lists the nodes of a tree from top to bottom. */
export const flatten = <One extends Part>(nodes: readonly TreeNode<One>[]): TreeNode<One>[] =>
  nodes.flatMap(node => [node, ...flatten(node.children)]);

export type TreeFault = 'cycle' | 'too-deep' | 'no-folder';

/**
 * The error of a tree: a cycle, too many levels, or a part whose folder does not exist; undefined if there is
 * none.
 */
export function faultOf(parts: readonly Part[]): TreeFault | undefined {
  const known = new Map(parts.map(part => [part.id, part]));
  for (const part of parts) {
    const above = new Set([part.id]);
    for (let at = part.parentId; at !== null; at = known.get(at)?.parentId ?? null) {
      if (known.get(at)?.type !== 'folder') return 'no-folder';
      if (above.has(at)) return 'cycle';
      above.add(at);
    }
    if (above.size > maxFolderDepth + (part.type === 'folder' ? 0 : 1)) return 'too-deep';
  }
  return undefined;
}

/** Returns a folder with everything inside it, or an activity alone. */
export function partsWithin<One extends Part>(parts: readonly One[], id: string): One[] {
  const start = parts.filter(part => part.id === id);
  const byParent = Map.groupBy(parts, ({ parentId }) => parentId);
  const within = (part: One): One[] => [part, ...(byParent.get(part.id) ?? []).flatMap(within)];
  return start.flatMap(within);
}

/**
 * Returns the changes that put a part at a position among its new siblings. The part gets a number one higher
 * than the highest number before that position. Siblings after the position are renumbered only while their
 * numbers are not higher.
 */
export function placePart(
  parts: readonly Part[],
  id: string,
  { parentId, index }: { parentId: string | null; index: number },
): Arrangement[] {
  const part = parts.find(one => one.id === id);
  if (!part) return [];
  const siblings = parts.filter(one => one.parentId === parentId && one.id !== id).toSorted(byTitle);
  const after = siblings.slice(index);
  let last = siblings.slice(0, index).reduce((most, { title }) => Math.max(most, numberOf(title) ?? most), 0);
  last += 1;
  const changes: Arrangement[] = [{ id, parentId, title: withNumber(part.title, last) }];
  for (const next of after) {
    const number = numberOf(next.title);
    if (number !== null && number > last) break;
    last += 1;
    changes.push({ id: next.id, parentId, title: withNumber(next.title, last) });
  }
  return changes;
}

/** Returns the changes that number the titles in a folder from 1, in order. */
export const renumber = (parts: readonly Part[], parentId: string | null): Arrangement[] =>
  parts
    .filter(part => part.parentId === parentId)
    .toSorted(byTitle)
    .map(({ id, title }, index) => ({ id, parentId, title: withNumber(title, index + 1), before: title }))
    .filter(({ title, before }) => title !== before)
    .map(({ before: _, ...change }) => change);
