import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import { type LanguageTag, languages } from '../../../core/languages.ts';
import type { TreeNode } from '../tree-nodes/schema.ts';
import type { TreeTexts } from './tree-text-types.ts';
import { english } from './tree-texts.en.ts';
import { chinese } from './tree-texts.zh.ts';

export const treeTextsOf = textsByLanguage<TreeTexts>({ en: english, zh: chinese });

/** The name of a node: the organisation's name in that language, or the standard name. */
export const nodeName = (
  texts: TreeTexts,
  { id, names }: Pick<TreeNode, 'id' | 'names'>,
  language: LanguageTag,
) => names[languages[language].locale] || texts.nodes[id][0];
