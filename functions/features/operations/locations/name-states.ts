import { inTraditional } from '../../../../shared/core/chinese/texts-by-language.ts';
import { statesOf } from '../../../../shared/core/places/states.ts';
import { chineseStates } from './chinese-states.ts';

export interface NamedState {
  id: string;
  en: string;
  simplified: string;
  traditional: string;
}

/** Names a state in Simplified and Traditional Chinese, in this order; undefined if it has no Chinese name. */
type ChineseNames = (id: string) => string[] | undefined;

/**
 * Returns the states of a country. A state without an established Chinese name has its English name in every
 * language.
 */
export async function nameStates(country: string): Promise<NamedState[]> {
  const chineseNames = country === 'GB' ? await britishNames() : namesOf(country);
  return statesOf(country).map(({ id, name }) => {
    const [simplified = name, traditional = name] = chineseNames(id) ?? [];
    return { id, en: name, simplified, traditional };
  });
}

function namesOf(country: string): ChineseNames {
  const names = chineseStates[country];
  return id => {
    const name = names?.[id];
    return name === undefined ? undefined : [name, inTraditional(name)];
  };
}

/** Loads the names of British counties and boroughs on first use, because they are many. */
async function britishNames(): Promise<ChineseNames> {
  const { default: names } = await import('./british-states.json', { with: { type: 'json' } });
  return id => (names as Record<string, string[]>)[id];
}
