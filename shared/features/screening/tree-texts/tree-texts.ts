import type { Locale, Script } from '../../../core/fields.ts';
import type { TreeNode } from '../tree-nodes/schema.ts';
import type { TreeTexts } from './tree-text-types.ts';
import { english } from './tree-texts.en.ts';
import { chineseIn } from './tree-texts.zh.ts';

/** Texts of the NeuroTree in a language and script. */
export function treeTextsOf(language: Locale, script: Script): TreeTexts {
  return language === 'en' ? english : chineseIn(script);
}

/** The name of a node: the organisation's name in that language, or the standard name. */
export const nodeName = (texts: TreeTexts, { id, names }: Pick<TreeNode, 'id' | 'names'>, language: Locale) =>
  names[language] || texts.nodes[id][0];
