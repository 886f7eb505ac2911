import type { Language } from '../../platform/i18n/language.ts';
import { type HandbookPage, readPage } from './read-page.ts';

export interface HandbookGroup {
  title: string;
  pages: string[];
}

export interface Handbook {
  groups: HandbookGroup[];
  pages: Readonly<Record<string, HandbookPage>>;
}

const texts: Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  en: () => import('virtual:handbook/en'),
  zh: () => import('virtual:handbook/zh'),
  'zh-Hant-HK': () => import('virtual:handbook/zh-Hant-HK'),
};

export async function loadHandbook(language: Language): Promise<Handbook> {
  return readHandbook((await texts[language]()).default);
}

/** The page `README` is the table of contents: headings, each with a list of links. */
export function readHandbook({ README = '', ...others }: Readonly<Record<string, string>>): Handbook {
  const groups: HandbookGroup[] = [];
  for (const block of readPage(README).blocks) {
    if (block.kind === 'heading')
      groups.push({ title: block.text.map(({ text }) => text).join(''), pages: [] });
    if (block.kind !== 'list') continue;
    const links = block.items.flat().flatMap(piece => (piece.kind === 'link' ? [piece.page] : []));
    groups.at(-1)?.pages.push(...links);
  }
  return {
    groups,
    pages: Object.fromEntries(Object.entries(others).map(([id, text]) => [id, readPage(text)])),
  };
}
