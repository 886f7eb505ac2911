import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import { english } from './starter-set.en.ts';
import { chinese } from './starter-set.zh.ts';
import type { StarterTemplate } from './starter-template.ts';

export const starterSet = textsByLanguage<readonly StarterTemplate[]>({ en: english, zh: chinese });
