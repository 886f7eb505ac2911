import { fieldText, printedInline } from './document-text.ts';
import type { BlockNode, DocumentMark, InlineNode, RichDocument } from './schema.ts';

/** Returns the URL of a picture. If the URL is null, only the picture's description is shown. */
export type PictureSource = (fileId: string) => string | null;

/** Converts a document to HTML for email and print, with all text escaped and without scripts and styles. */
export const documentHtml = ({ content }: Pick<RichDocument, 'content'>, sourceOf: PictureSource): string =>
  content.map(block => blockHtml(block, sourceOf)).join('');

type HtmlNode = BlockNode | { type: 'listItem'; content: BlockNode[] };

function blockHtml(node: HtmlNode, sourceOf: PictureSource): string {
  const inner = (nodes: readonly HtmlNode[]) => nodes.map(one => blockHtml(one, sourceOf)).join('');
  switch (node.type) {
    case 'paragraph':
      return `<p>${inlineHtml(node.content)}</p>`;
    case 'heading':
      return `<h${node.attrs.level}>${inlineHtml(node.content)}</h${node.attrs.level}>`;
    case 'blockquote':
      return `<blockquote>${inner(node.content)}</blockquote>`;
    case 'bulletList':
      return `<ul>${inner(node.content)}</ul>`;
    case 'orderedList':
      return `<ol start="${node.attrs?.start ?? 1}">${inner(node.content)}</ol>`;
    case 'listItem':
      return `<li>${inner(node.content)}</li>`;
    case 'table':
      return `<table>${node.content
        .map(row => {
          const cells = row.content.map(({ type, content }) =>
            type === 'tableHeader' ? `<th>${inner(content)}</th>` : `<td>${inner(content)}</td>`,
          );
          return `<tr>${cells.join('')}</tr>`;
        })
        .join('')}</table>`;
    case 'image':
      return pictureHtml(node.attrs, sourceOf);
    case 'pageBreak':
      return '<hr>';
  }
}

function pictureHtml(
  { fileId, alt, caption }: { fileId: string; alt: string; caption: string },
  sourceOf: PictureSource,
): string {
  const source = sourceOf(fileId);
  const picture =
    source === null ? escapedHtml(alt) : `<img src="${escapedHtml(source)}" alt="${escapedHtml(alt)}">`;
  return `<figure>${picture}${caption ? `<figcaption>${escapedHtml(caption)}</figcaption>` : ''}</figure>`;
}

const inlineHtml = (nodes?: readonly InlineNode[]): string =>
  printedInline(nodes).map(inlineNodeHtml).join('');

function inlineNodeHtml(node: InlineNode): string {
  if (node.type === 'hardBreak') return '<br>';
  const text = escapedHtml(node.type === 'text' ? node.text : fieldText(node.attrs));
  return (node.marks ?? []).reduceRight((within, mark) => marked(within, mark), text);
}

const elements = { bold: 'strong', italic: 'em', underline: 'u' } as const;

function marked(within: string, mark: DocumentMark): string {
  if (mark.type === 'link') return `<a href="${escapedHtml(mark.attrs.href)}" rel="noreferrer">${within}</a>`;
  return `<${elements[mark.type]}>${within}</${elements[mark.type]}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes a text for HTML and XML, including attribute values. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
