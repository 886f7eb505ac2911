import { languageTags } from '../../../core/languages.ts';
import type { TreeNode } from '../tree-nodes/schema.ts';
import type { TreeNodeId } from '../tree-nodes/standard-nodes.ts';
import { treeTextsOf } from '../tree-texts/tree-texts.ts';

type Named = Pick<TreeNode, 'id' | 'names'>;

/**
 * Finds the node whose name occurs in the texts of an activity, by its standard name or the organisation's
 * name in any language.
 * @param texts texts of the activity, the most important first: title, then tags
 * @returns the node with the longest name that occurs in the first text with any name (“Balance sense” rather
 * than “Balance”); null if no text has one
 */
export function nodeNamedIn(texts: readonly string[], nodes: readonly Named[]): TreeNodeId | null {
  const named = nodes
    .flatMap(node => namesOf(node).map(name => ({ id: node.id, name: spaced(name) })))
    .filter(({ name }) => name.trim() !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  for (const text of texts) {
    const words = spaced(text);
    const found = named.find(({ name }) => words.includes(name) || words.includes(withoutSpaces(name)));
    if (found) return found.id;
  }
  return null;
}

const namesOf = ({ id, names }: Named): string[] => [
  ...[names.en, names.zh],
  ...languageTags.map(language => treeTextsOf(language).nodes[id][0]),
];

/** Lower-case text with one space around every word, so that “Sight” does not match “insight”. */
const spaced = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
/** Removes the surrounding spaces from Chinese names, because Chinese has no spaces between words. */
const withoutSpaces = (name: string): string => (/\p{Script=Han}/u.test(name) ? name.trim() : name);
