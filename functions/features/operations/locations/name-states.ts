import { inTraditional } from '../../../../shared/core/chinese/texts-by-language.ts';
import { statesOf } from '../../../../shared/core/places/states.ts';
import { chineseStates } from './chinese-states.ts';

export interface NamedState {
  id: string;
  en: string;
  simplified: string;
  traditional: string;
}

export const nameStates = (country: string): NamedState[] =>
  statesOf(country).map(({ id, name }) => {
    const simplified = chineseStates[country]?.[id] ?? name;
    return { id, en: name, simplified, traditional: inTraditional(simplified) };
  });
