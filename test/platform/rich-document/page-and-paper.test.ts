import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { charactersOf } from '../../../functions/platform/pdf/characters-of.ts';
import { openFonts } from '../../../functions/platform/pdf/fonts.ts';
import { paper } from '../../../functions/platform/pdf/layout-document.ts';
import { richDocumentBlocks } from '../../../functions/platform/pdf/rich-document-blocks.ts';
import { writePdf } from '../../../functions/platform/pdf/write-pdf.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { DocumentView } from '../../../web/ui/rich-text/document-view.tsx';
import { png } from '../../support/file-samples.ts';
import { pixelDarkness, type RenderedPage, readPdf } from '../../support/read-pdf.ts';
import { everyNode, wordsOfScripts } from '../../support/rich-document/every-node.ts';
import { readingText } from '../../support/rich-document/reading-text.ts';

const fileId = 'file_AAAAAAAAAAAAAAAAAAAAAA';
/** A picture; one quarter of it is red and the rest is blue. */
const picture = new Uint8Array(await png(300, 120));
const scale = 2;
const margin = 50;

/** Structure types of a tagged PDF by HTML tag; a tag that is not listed is replaced by its content. */
const roles: Record<string, string> = {
  ...{ h2: 'H1', h3: 'H2', h4: 'H3', p: 'P', figcaption: 'P', ul: 'L', ol: 'L', li: 'LI' },
  ...{ table: 'Table', tr: 'TR', th: 'TH', td: 'TD', img: 'Figure' },
};
/** Structure types whose nodes are compared only by their text. */
const leaves = ['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'Figure'];

interface Node {
  role?: string;
  children?: Node[];
}

function outlineOf({ role = '', children = [] }: Node): string {
  if (role === 'Lbl') return '';
  const within = leaves.includes(role) ? '' : children.map(outlineOf).filter(Boolean).join(' ');
  const isNamed = Object.values(roles).includes(role);
  return isNamed ? `${role}${within && `(${within})`}` : within;
}

/** Reads a page's markup as a tree of the structure types that a tagged PDF has. */
function treeOf(markup: string): Node {
  const root: Node = { children: [] };
  const open = [root];
  for (const [, end, tag = ''] of markup.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (end) open.pop();
    else {
      const node: Node = { ...(roles[tag] && { role: roles[tag] }), children: [] };
      open.at(-1)?.children?.push(node);
      if (!['img', 'hr', 'br'].includes(tag)) open.push(node);
    }
  }
  return root;
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const blockTexts = (markup: string) =>
  [...markup.matchAll(/<(h\d|p|figcaption)\b[^>]*>(.*?)<\/\1>/g)].map(([, , text = '']) =>
    withoutSpaces(text.replaceAll(/<[^>]*>/g, '')),
  );

async function paperOf(document: RichDocument) {
  const blocks = richDocumentBlocks(document, new Map([[fileId, { bytes: picture, type: 'image/png' }]]));
  const file = { title: 'Note', language: 'en' as const, author: 'Helen', blocks };
  return writePdf(file, await openFonts(charactersOf(file)));
}

/** Positions of a page's text, in pixels of the rendered page. */
async function wordsOn(bytes: Uint8Array, number: number) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.flatMap(item =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: item.transform[4] * scale,
            y: (paper.height - item.transform[5] - item.height) * scale,
            width: item.width * scale,
            height: item.height * 1.2 * scale,
          },
        ]
      : [],
  );
}

const isBlank = (drawn: RenderedPage, box: Parameters<typeof pixelDarkness>[1]) =>
  pixelDarkness(drawn, box).every(darkness => darkness < 60);

/** The share of red pixels among the red and blue pixels of a rendered page. */
function shareOfRed({ data }: RenderedPage): number {
  const count = { red: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (green < 80 && red > 150 && blue < 80) count.red += 1;
    if (green < 80 && blue > 150 && red < 80) count.blue += 1;
  }
  return count.red / (count.red + count.blue);
}

test.each(Object.entries(wordsOfScripts))(
  'a document with every kind of nested node has the same structure and text in the PDF as on the page (%s)',
  async (_, words) => {
    const document = everyNode(words, fileId);
    const bytes = await paperOf(document);
    const view = createElement(DocumentView, {
      document,
      fieldOf: ({ value }) => value ?? '—',
      pictures: new Map([[fileId, 'picture.png']]),
    });
    const markup = renderToStaticMarkup(view);
    const pdf = await readPdf(bytes);
    const trees = (await pdf.trees()) as Node[];
    expect(trees.map(outlineOf).join(' ')).toBe(outlineOf(treeOf(markup)));
    const read = withoutSpaces(await readingText(bytes));
    let from = 0;
    for (const text of blockTexts(markup)) {
      const at = read.indexOf(text, from);
      expect(at, `${text} after ${read.slice(0, from)}`).toBeGreaterThanOrEqual(from);
      from = at + text.length;
    }
    for (let number = 1; number <= pdf.pages; number += 1) {
      const drawn = await pdf.draw(number, scale);
      for (const { text, ...box } of await wordsOn(bytes, number))
        expect(isBlank(drawn, box), `${text} on page ${number}`).toBe(false);
      const side = { y: 0, width: margin * scale, height: drawn.height };
      expect(isBlank(drawn, { ...side, x: 0 })).toBe(true);
      expect(isBlank(drawn, { ...side, x: drawn.width - margin * scale })).toBe(true);
      if (number === 1) expect(shareOfRed(drawn)).toBeCloseTo(0.25, 1);
    }
    expect(pdf.pages).toBe(2);
  },
);
