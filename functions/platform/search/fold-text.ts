import { Converter } from 'opencc-js/t2cn';

const toSimplified: (text: string) => string = Converter({ from: 't', to: 'cn' });

/** Latin letters that Unicode does not decompose into letter and accent, with their replacements. */
const latinLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Folds text for comparing names: lower case, Simplified Han, no accents, apostrophes or Arabic tatweel. */
export function foldText(text: string): string {
  return toSimplified(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðþßæœı]/g, letter => latinLetters[letter] ?? letter)
    .replaceAll(/['’ʼ`·\u0640]/g, '');
}
