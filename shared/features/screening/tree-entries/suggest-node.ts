import type { TreeNode } from '../tree-nodes/schema.ts';
import type { TreeNodeId } from '../tree-nodes/standard-nodes.ts';
import { english } from '../tree-texts/tree-texts.en.ts';
import { traditional } from '../tree-texts/tree-texts.traditional.ts';
import { simplified } from '../tree-texts/tree-texts.zh.ts';

type Named = Pick<TreeNode, 'id' | 'names'>;

/**
 * The node that an activity names, by its standard names or those of the organisation, in any language.
 * @param texts of the activity, those first that say most of what it trains: its title, then its tags
 * @returns the longest name of the first text that has one (“Balance sense” rather than “Balance”), null where none has
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
  ...[english, simplified, traditional].map(({ nodes }) => nodes[id][0]),
];

/** In small letters, one space around every word, so that “Sight” is not in “insight”. */
const spaced = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
/** Chinese has no spaces between words. */
const withoutSpaces = (name: string): string => (/\p{Script=Han}/u.test(name) ? name.trim() : name);
