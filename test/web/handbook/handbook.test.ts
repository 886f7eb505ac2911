import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../lib/build/paths.ts';
import { routes } from '../../../shared/core/routes.ts';
import { english } from '../../../shared/features/eye/visit-fields/texts.en.ts';
import { chinese } from '../../../shared/features/eye/visit-fields/texts.zh.ts';
import { helpFor } from '../../../web/app/help/help-of-route.ts';
import { readHandbook } from '../../../web/app/help/load-handbook.ts';
import { type Block, type Inline, linesOf, readPage } from '../../../web/app/help/read-page.ts';
import { handbookFiles, handbookFolder } from './handbook-files.ts';

const langs = ['en', 'zh'] as const;

const pagesIn = (lang: 'en' | 'zh') =>
  Object.entries(handbookFiles(lang)).map(([name, text]) => ({ name, ...readPage(text) }));

const piecesOf = (block: Block): Inline[] =>
  block.kind === 'picture' ? [] : 'items' in block ? block.items.flat() : block.text;

/** All texts that the product shows in a language; `…` replaces inserted values. */
function shownTexts(lang: 'en' | 'zh'): Set<string> {
  const folder = join(projectFolder, 'web/platform/i18n', lang);
  const read = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(read);
  const texts = [
    ...readdirSync(folder).flatMap(file => read(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
    ...read(lang === 'en' ? english : chinese(String.raw)),
  ];
  return new Set(
    texts.map(text =>
      text
        .replace(/<\/?\w+>/g, '')
        .replace(/\{\{[^}]+\}\}/g, '…')
        .trim(),
    ),
  );
}

test.each(langs)('bold text in the handbook in %s is a text that the product shows', lang => {
  const shown = shownTexts(lang);
  const lower = new Set([...shown].map(text => text.toLowerCase()));
  const templates = [...shown]
    .filter(text => text.includes('…') && /\p{Script=Han}{2}|\p{Script=Latin}{3}/u.test(text))
    .map(text => new RegExp(`^${text.split('…').map(RegExp.escape).join('(.+)')}$`));
  /** Whether the product shows this text, alone or with a text or number inserted. */
  const isShown = (text: string) =>
    shown.has(text) ||
    templates.some(template => {
      const filled = template.exec(text)?.slice(1);
      return filled?.every(part => /^(\d+|…)$/.test(part) || lower.has(part.toLowerCase()));
    });
  const unknown = pagesIn(lang).flatMap(({ name, blocks }) =>
    blocks
      .flatMap(piecesOf)
      .filter(({ kind, text }) => kind === 'word' && !isShown(text))
      .map(({ text }) => `${name}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

test('the handbook has the same pages with the same parts in the same order in both languages', () => {
  const shape = (lang: 'en' | 'zh') =>
    pagesIn(lang).map(({ name, blocks }) => ({
      name,
      parts: blocks.map(block => ('items' in block ? `${block.kind} ${block.items.length}` : block.kind)),
      links: blocks.flatMap(piecesOf).flatMap(piece => (piece.kind === 'link' ? piece.page : [])),
    }));
  expect(shape('zh')).toEqual(shape('en'));
});

test.each(langs)(
  'in %s, links in the handbook lead to existing pages, and their text is the page’s title or part of a sentence',
  lang => {
    const { pages } = readHandbook(handbookFiles(lang));
    for (const { blocks } of pagesIn(lang))
      for (const piece of blocks.flatMap(piecesOf))
        if (piece.kind === 'link') expect(pages[piece.page]?.title).toBe(piece.text);
  },
);

test.each(langs)('the table of contents in %s links to every handbook page once', lang => {
  const { groups, pages } = readHandbook(handbookFiles(lang));
  const listed = groups.flatMap(group => group.pages);
  expect(listed.toSorted()).toEqual(Object.keys(pages).toSorted());
  for (const group of groups) expect(group.pages.length).toBeGreaterThan(0);
});

test('every picture that the handbook links exists and is small, and every picture file is linked', () => {
  const shown = langs.flatMap(lang =>
    pagesIn(lang).flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'picture' ? block.file : [])),
    ),
  );
  const folder = join(handbookFolder, 'pictures');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  expect(files.toSorted()).toEqual([...new Set(shown)].toSorted());
  for (const file of files) expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(150_000);
});

test('the help suggested beside each page of the product is an existing page of the handbook', () => {
  const known = Object.keys(handbookFiles('en'));
  const suggested = (Object.keys(routes) as (keyof typeof routes)[]).flatMap(helpFor);
  expect(suggested.length).toBeGreaterThan(0);
  for (const page of suggested) expect(known).toContain(page);
});

test.each([
  ['no title', 'Text'],
  ['a heading of the third level', '# T\n\n### Deep'],
  ['markup of HTML', '# T\n\n<b>bold</b>'],
  ['code', '# T\n\n`code`'],
  ['a link elsewhere', '# T\n\n[away](https://example.com)'],
  ['a picture from elsewhere', '# T\n\n![away](https://example.com/a.png)'],
])('a handbook page with %s is rejected', (_, page) => {
  expect(() => readPage(page)).toThrow();
});

test('a handbook page is parsed into title, paragraphs, steps, notes and pictures', () => {
  const page = readPage(
    '# A\n\nOne **Two** [B](b.md).\n\n1. First\n2. Second\n\n> Note\n\n![Alt](../pictures/a.webp)\n',
  );
  expect(page.title).toBe('A');
  expect(page.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'steps', 'note', 'picture']);
  expect(page.blocks.flatMap(linesOf)).toEqual(['One Two B.', 'First', 'Second', 'Note']);
});
