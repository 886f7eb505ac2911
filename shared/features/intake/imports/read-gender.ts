import type { CaseFields } from '../../cases/cases/schema.ts';

interface ReadGender extends Pick<CaseFields, 'gender' | 'genderText'> {
  /** Whether the word for the gender is known; an unknown word may be a typing error. */
  isKnown: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words for male in several languages, titles of boys, and codes of ISO 5218 and GB/T 2261. */
const boys = setOf(
  'm male masc boy boys b man mr master mstr 男 男孩 男性 男生 男童 男士 先生 ♂ 1 01 homme garçon mann männlich junge masculino hombre niño maschio lelaki laki 남 남자 남성 ชาย',
);
const girls = setOf(
  'f female fem girl girls g woman ms miss mrs 女 女孩 女性 女生 女童 女士 小姐 ♀ 2 02 femme fille frau weiblich w mädchen femenino femenina mujer niña femmina perempuan 여 여자 여성 หญิง',
);
const notStated = setOf('0 9 undisclosed unspecified declined unk ? 保密 不公开 不公開');
const notStatedWords =
  /^(?:[\p{P}\p{Z}]*|not (?:known|specified|stated|given|provided|recorded|disclosed)|(?:prefer|rather|would rather|prefers) not.*|(?:未|不)(?:说明|說明|填|提供|愿透露|願透露|便透露|知|详|詳).*)$/u;
/** Words for other genders that families and registers use. */
const ownWords =
  /^(?:x|nb|d|enby|others?|divers[ea]?|indeterminate|intersex|non-?\s?binary|trans\b.*|gender-?\s?(?:queer|fluid|diverse|neutral)|agender|two-?\s?spirit|third gender|其他|其它|非二元(?:性别|性別)?|跨性[别別]|第三性|[双雙]性|[间間]性)$/;

/** Reads the gender in a cell. An unknown word is stored as the family's own word. */
export function readGender(text: string): ReadGender {
  const word = text.normalize('NFKC').toLowerCase().replace(/\.$/, '');
  /** A cell can state the gender twice: `男 (M)`, `1-男`. */
  const words = word
    .replace(/^(?:gender|sex|性[别別])[:：]\s*/, '')
    .split(/[^\p{L}\p{N}♂♀]+/u)
    .filter(Boolean);
  const areAll = (known: ReadonlySet<string>) => words.length > 0 && words.every(one => known.has(one));
  if (areAll(boys)) return { gender: 'male', genderText: null, isKnown: true };
  if (areAll(girls)) return { gender: 'female', genderText: null, isKnown: true };
  const stated = word.replace(/^[09]\s*[-–:.]\s*/, '');
  if (notStated.has(stated) || notStatedWords.test(stated))
    return { gender: null, genderText: null, isKnown: true };
  return { gender: null, genderText: text, isKnown: ownWords.test(word) };
}
