export const personDetails = ['name', 'email', 'mobile'] as const;
type PersonDetail = (typeof personDetails)[number];

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/**
 * Whether two texts are the same name, email address or phone number. The country code of a phone number may
 * be missing.
 */
export function isSameDetail(detail: PersonDetail, one: string | null, other: string | null): boolean {
  if (!one || !other) return false;
  if (detail !== 'mobile') return one.toLowerCase() === other.toLowerCase();
  const [own, read] = [digitsOf(one), digitsOf(other)];
  return own.endsWith(read) || read.endsWith(own);
}

const titles = /^(?:mr|mrs|ms|miss|mdm|madam|dr)$/;
const titlesBehind = /(?:太太|女士|小姐|先生|老师|老師)$/;
const han = /\p{Script=Han}/u;

/** Splits a name into words without titles; consecutive Han characters are one word. */
function wordsOf(name: string): { latin: Set<string>; chinese: string } {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  return {
    latin: new Set(words.filter(word => !han.test(word) && !titles.test(word))),
    chinese: words
      .filter(word => han.test(word))
      .join('')
      .replace(titlesBehind, ''),
  };
}

/**
 * Whether two names belong to the same person. A common surname or a common given name alone is not enough.
 */
export function isSameParent(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [own, read] = [wordsOf(one), wordsOf(other)];
  if (own.chinese && read.chinese) return endsAlike(own.chinese, read.chinese);
  if ([...own.latin].join('') === [...read.latin].join('')) return own.latin.size > 1 || read.latin.size > 1;
  const isIn = (words: Set<string>, all: Set<string>) =>
    words.size > 1 && [...words].every(word => all.has(word));
  return isIn(own.latin, read.latin) || isIn(read.latin, own.latin);
}

/**
 * Whether two Chinese names match. The surname may be missing in one if the given name has two characters.
 */
const endsAlike = (one: string, other: string) =>
  one === other
    ? one.length > 1
    : Math.min(one.length, other.length) > 1 && (one.endsWith(other) || other.endsWith(one));
