import { Locale } from 'opencc-js/t2cn';

/** Maximum number of spellings of a word; a name of four characters has at most 81 as a rule. */
const maxSpellings = 100;

/** Texts of entries `traditional simplified`, joined by vertical bars. */
const dictionaries: readonly (readonly string[])[] = Locale.to.cn;

let known: Map<string, (readonly [string, string])[]> | undefined;

/** The Traditional characters that are folded into a Simplified one. Reads the dictionaries when first used. */
function traditionalOf(character: string): string[] {
  known ??= Map.groupBy(singleCharacters(), ([, simplified]) => simplified);
  return known.get(character)?.map(([traditional]) => traditional) ?? [];
}

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
      const endings = [simplified, ...traditionalOf(simplified)];
      return spellings.flatMap(start => endings.map(ending => start + ending)).slice(0, maxSpellings);
    },
    [''],
  );
}
