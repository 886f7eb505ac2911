import type { CaseFields } from '../../cases/cases/schema.ts';

interface ReadGender extends Pick<CaseFields, 'gender' | 'genderText'> {
  /** Whether the word is known; another one may be a slip. */
  isKnown: boolean;
}

const boys = new Set(['m', 'male', 'boy', 'b', 'man', '男', '男孩', '男性', '男生', '男童', '♂', '1']);
const girls = new Set(['f', 'female', 'girl', 'g', 'woman', '女', '女孩', '女性', '女生', '女童', '♀', '2']);
/** Not stated, by ISO 5218 and GB/T 2261. */
const notStated = new Set([
  '',
  '0',
  '9',
  'undisclosed',
  'rather not say',
  'declined',
  '保密',
  '不公开',
  '不公開',
  '不愿透露',
  '不願透露',
]);
/** Words for another gender, which families and registers use. */
const ownWords =
  /^(?:x|nb|d|enby|others?|divers[ea]?|indeterminate|intersex|non-?\s?binary|trans\b.*|gender-?\s?(?:queer|fluid|diverse|neutral)|agender|two-?\s?spirit|third gender|其他|其它|非二元(?:性别|性別)?|跨性[别別]|第三性|[双雙]性|[间間]性)$/;

/** The gender in a cell; any other word is the family's own. */
export function readGender(text: string): ReadGender {
  const word = text.normalize('NFKC').toLowerCase().replace(/\.$/, '');
  /** Several words that say the same: `男 (M)`, `1-男`. */
  const words = word.split(/[^\p{L}\p{N}♂♀]+/u).filter(Boolean);
  const areAll = (known: ReadonlySet<string>) => words.length > 0 && words.every(one => known.has(one));
  if (areAll(boys)) return { gender: 'male', genderText: null, isKnown: true };
  if (areAll(girls)) return { gender: 'female', genderText: null, isKnown: true };
  if (notStated.has(word)) return { gender: null, genderText: null, isKnown: true };
  return { gender: null, genderText: text, isKnown: ownWords.test(word) };
}
