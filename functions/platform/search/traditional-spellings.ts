import { Locale } from 'opencc-js/t2cn';

/** Maximum number of spellings of a word; a name of four characters has at most 81 as a rule. */
const maxSpellings = 100;

/** Texts of entries `traditional simplified`, joined by vertical bars. */
const dictionaries: readonly (readonly string[])[] = Locale.to.cn;

const traditionalBySimplified = Map.groupBy(singleCharacters(), ([, simplified]) => simplified);

/** Pairs of a Traditional character and the Simplified one into which it is folded. */
function singleCharacters(): (readonly [string, string])[] {
  const entries = dictionaries.flat().flatMap(dictionary => dictionary.split('|'));
  return entries.flatMap(entry => {
    const [traditional = '', simplified = ''] = entry.split(' ');
    return [...traditional].length === 1 && traditional !== simplified ? [[traditional, simplified]] : [];
  });
}

/** A folded word in each spelling with Traditional characters, itself first: 陈美, 陳美. */
export function spellingsOf(word: string): string[] {
  return [...word].reduce<string[]>(
    (spellings, simplified) => {
      const others = traditionalBySimplified.get(simplified)?.map(([traditional]) => traditional) ?? [];
      const endings = [simplified, ...others];
      return spellings.flatMap(start => endings.map(ending => start + ending)).slice(0, maxSpellings);
    },
    [''],
  );
}
