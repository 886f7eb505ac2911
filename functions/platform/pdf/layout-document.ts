import type { Color, Document } from './document.ts';
import type { Fonts } from './fonts.ts';
import { makeFragments } from './make-fragments.ts';
import { type Fragment, type Mark, type Tag, translated } from './marks.ts';
import { baselineOf, fitText, setLabel, textWidth } from './set-text.ts';

/** Size of A4 in points. */
export const paper = { width: 595.28, height: 841.89 };
/** Margin of the page in points: 18 mm. */
const margin = 51;
export const contentWidth = paper.width - 2 * margin;
const footerSize = 8;
const footerColor: Color = '#5f5b54';
const maxFooterLines = 3;
const footerLeading = 10.5;
const runningGap = 16;
/** Gap below a picture at the top of every page, in points. */
const bannerGap = 10;
/** Distance from the top of a footer line to its baseline, in points. */
const firstBaseline = baselineOf(footerSize);
/** Height of the header on all pages after the first, in points. */
const headerHeight = 22;

export interface Layout {
  pages: Mark[][];
  tags: Tag;
}

/** Lays out a document: turns its blocks, such as paragraphs, into marks (what is drawn) on pages. */
export function layoutDocument(document: Document, fonts: Fonts): Layout {
  const tags: Tag = { kind: 'Document', children: [] };
  const banner = bannerOf(document, fonts, tags);
  const bannerHeight = banner.reduce((sum, { height }) => sum + height, 0);
  const fragments = document.blocks.flatMap(block => makeFragments(block, contentWidth, fonts, tags));
  const running = document.header ? headerHeight : 0;
  const headless = document.hasCover ? 2 : 1;
  const pages = breakPages(fragments, { first: bannerHeight, later: bannerHeight + running, headless });
  pages.forEach((page, index) => {
    if (page.some(({ kind }) => kind === 'page')) return;
    const y = margin + (index >= headless ? running : 0);
    for (const { marks } of banner) page.push(...translated(marks, margin, y, index > 0 ? null : undefined));
    if (document.header && index >= headless)
      page.push(...runningText(document.header, margin + footerSize, 1, fonts));
    const foot = document.footer?.(index + 1, pages.length);
    if (foot) page.push(...runningText(foot, paper.height - margin + 14, maxFooterLines, fonts));
  });
  return { pages, tags };
}

/**
 * The picture at the top of every page, with a gap below it. Screen readers read it only on the first page.
 */
const bannerOf = ({ banner }: Document, fonts: Fonts, tags: Tag): Fragment[] =>
  banner
    ? [banner, { kind: 'space' as const, height: bannerGap }].flatMap(block =>
        makeFragments(block, contentWidth, fonts, tags),
      )
    : [];

interface Room {
  /**
   * Height of what is above the text of a page, in points. `first`: the banner. `later`: banner and header.
   */
  first: number;
  later: number;
  /** Number of pages without a header, at the beginning of the document. */
  headless: number;
}

function breakPages(fragments: readonly Fragment[], room: Room): Mark[][] {
  const pages: Mark[][] = [[]];
  const bottom = paper.height - margin - footerSize;
  let top = margin + room.first;
  let y = top;
  const put = (fragment: Fragment, tag?: null) => {
    pages.at(-1)?.push(...translated(fragment.marks, margin, y, tag));
    y += fragment.height;
  };
  const turn = () => {
    top = margin + (pages.length < room.headless ? room.first : room.later);
    pages.push([]);
    y = top;
  };
  let isTaken = false;
  for (const chunk of chunks(fragments, room.later)) {
    const [first] = chunk;
    if (isTaken || (first?.takesPage && y > top)) turn();
    isTaken = first?.takesPage ?? false;
    if (first?.takesPage) {
      pages.at(-1)?.push(...first.marks);
      continue;
    }
    if (first?.breaksPage) {
      if (y > top) turn();
      continue;
    }
    const height = chunk.reduce((sum, fragment) => sum + fragment.height, 0);
    if (y > top && y + height > bottom && !chunk.every(({ isSpace }) => isSpace)) {
      turn();
      if (first?.repeatedHeader) put(first.repeatedHeader, null);
    }
    for (const fragment of chunk) {
      if (!(fragment.isSpace && y === top)) put(fragment);
    }
  }
  return pages;
}

/** Groups of fragments that stay together on a page. A group that is taller than a page is split. */
function chunks(fragments: readonly Fragment[], laterRoom: number): Fragment[][] {
  const most = paper.height - 2 * margin - Math.max(headerHeight, laterRoom) - footerSize;
  const together: Fragment[][] = [];
  let open: Fragment[] = [];
  for (const [index, fragment] of fragments.entries()) {
    if (fragment.breaksPage || fragment.takesPage) {
      if (open.length > 0) together.push(open);
      together.push([fragment]);
      open = [];
      continue;
    }
    const isHeld = fragment.isSpace && open.length > 0;
    open.push(fragment);
    if (fragment.keepsNext || isHeld || fragments[index + 1]?.keepsPrevious) continue;
    together.push(open);
    open = [];
  }
  if (open.length > 0) together.push(open);
  return together.flatMap(chunk =>
    chunk.reduce((sum, { height }) => sum + height, 0) > most ? chunk.map(fragment => [fragment]) : [chunk],
  );
}

/**
 * The header or footer of a page. Screen readers skip it, because it is outside the structure tree. The left
 * text wraps beside the right text, and is shortened if it is too long.
 */
function runningText(
  { start, end }: { start: string; end: string },
  y: number,
  mostLines: number,
  fonts: Fonts,
): Mark[] {
  const look = { size: footerSize, color: footerColor };
  const width = contentWidth - textWidth(end, footerSize, fonts) - runningGap;
  const lines = fitText(start, { ...look, width }, mostLines, fonts);
  return [
    ...lines.flatMap(({ marks }, index) =>
      translated(marks, margin, y - firstBaseline + index * footerLeading),
    ),
    ...setLabel(end, { ...look, x: paper.width - margin, y, align: 'end' }, fonts, null),
  ];
}
