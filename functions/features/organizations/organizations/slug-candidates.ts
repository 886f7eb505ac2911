import { pinyin } from 'pinyin-pro';

const slugLength = 40;
/** Maximum length of a slug without a numeric suffix. */
const stemLength = 36;
const maxNumberedSlugs = 9;
const hanRun = /\p{Script=Han}+/gu;

/**
 * Slugs to try for a name, best first: the words of the name (Chinese in pinyin), then the same with a number
 * at the end.
 */
export function slugCandidates(name: string): string[] {
  const words = name
    .replaceAll(hanRun, run => ` ${pinyin(run, { toneType: 'none', type: 'array' }).join('')} `)
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const stem = trim(words).slice(0, stemLength);
  const base = trim(stem).length < 2 ? trim(`organization-${trim(stem)}`) : trim(stem);
  const numbered = Array.from({ length: maxNumberedSlugs }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered].map(slug => slug.slice(0, slugLength));
}

const trim = (text: string) => text.replaceAll(/^-+|-+$/g, '');
