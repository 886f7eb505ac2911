import { Parser } from 'htmlparser2';
import { maxRichTextBytes } from '../../../../../shared/core/limits.ts';
import type {
  BlockNode,
  DocumentMark,
  InlineNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
} from '../../../../../shared/core/rich-document/schema.ts';
import { LinkAddress, maxListDepth } from '../../../../../shared/core/rich-document/schema.ts';
import { CourseFileError } from '../course-in-file.ts';

/** A page of another program, converted to document blocks, with the addresses of its pictures and files. */
export interface PageContent {
  /** Null if the page has more text than a document may have. */
  blocks: BlockNode[] | null;
  /** Relative addresses of the page's pictures and of the files that it links to. */
  files: string[];
  links: string[];
  title: string;
}

const ignored = new Set(['script', 'style', 'noscript', 'template', 'object', 'head', 'svg', 'iframe']);
const marked: Record<string, DocumentMark> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  u: { type: 'underline' },
};
const breaks = new Set(
  'p div section article header footer main h1 h2 h3 h4 h5 h6 li ul ol table tr td th blockquote pre hr dl dt dd figure figcaption body'.split(
    ' ',
  ),
);
/** Matches visible ASCII text with single spaces. */
const plain = /^ ?(?:[!-~]+(?: [!-~]+)* ?)?$/;
/** Maximum nesting depth of HTML elements; real pages are never nested this deeply. */
const maxDepth = 1_000;
const textNodeBytes = '{"type":"text"}'.length;
const isWhole = (address: string) => /^[a-z][a-z0-9+.-]*:/i.test(address);

/** Converts HTML: headings, paragraphs, lists, links and text styles; a table row becomes one line. */
export function readPage(html: string): PageContent {
  const found: PageContent & { blocks: BlockNode[] } = { blocks: [], files: [], links: [], title: '' };
  const lists: ListNode[] = [];
  const marks: (DocumentMark | null)[] = [];
  const open: string[] = [];
  let inline: InlineNode[] = [];
  let level = 0;
  /** The text node being built, because the parser delivers entities and long texts in pieces. */
  let running: { type: 'text'; text: string } | undefined;
  let isTitle = false;
  /** Minimum size of the document's JSON so far. Above the limit, the whole page is dropped. */
  let bytes = 0;
  const isTooLong = () => bytes > maxRichTextBytes;

  function add(node: InlineNode): void {
    bytes += textNodeBytes;
    if (!isTooLong()) inline.push(node);
  }

  function endBlock(): void {
    const content = trimmed(inline);
    inline = [];
    if (content.length === 0) return;
    const paragraph: ParagraphNode = { type: 'paragraph', content };
    const item = lists.at(-1)?.content.at(-1);
    if (item) item.content.push(paragraph);
    else if (level > 0)
      found.blocks.push({ type: 'heading', attrs: { level: Math.min(3, level) as 1 | 2 | 3 }, content });
    else found.blocks.push(paragraph);
  }
  function startList(type: ListNode['type']): void {
    const list: ListNode = { type, content: [] };
    const parent = lists.at(-1);
    const item = parent?.content.at(-1);
    /** Items of lists that are nested too deeply are added to the list above. */
    if (lists.length >= maxListDepth && parent) lists.push(parent);
    else {
      if (item) item.content.push(list);
      else if (!parent) found.blocks.push(list);
      else parent.content.push({ type: 'listItem', content: [list] });
      lists.push(list);
    }
  }
  let ignoredOpen = 0;
  const isIgnored = () => ignoredOpen > 0;

  new Parser({
    onopentag: (name, attributes) => {
      running = undefined;
      if (breaks.has(name)) endBlock();
      if (open.push(name) > maxDepth) throw new CourseFileError('refused');
      if (ignored.has(name)) ignoredOpen++;
      if (name === 'title') isTitle = true;
      const address = (attributes.src ?? attributes.data ?? '').trim();
      if (['iframe', 'embed', 'object', 'video', 'audio', 'source'].includes(name) && address !== '')
        (isWhole(address) ? found.links : found.files).push(address);
      if (isIgnored()) return;
      const heading = /^h([1-6])$/.exec(name)?.[1];
      if (heading) level = Number(heading);
      if (name === 'ul' || name === 'ol') startList(name === 'ul' ? 'bulletList' : 'orderedList');
      if (name === 'li') lists.at(-1)?.content.push({ type: 'listItem', content: [] });
      if (name === 'br') add({ type: 'hardBreak' });
      if ((name === 'td' || name === 'th') && attributes.src === undefined) add({ type: 'text', text: ' ' });
      if (name === 'img' && address !== '' && !isWhole(address)) found.files.push(address);
      const href = name === 'a' ? (attributes.href ?? '').trim() : '';
      if (href !== '' && !isWhole(href) && !href.startsWith('#')) found.files.push(href);
      const link = href === '' ? undefined : LinkAddress.safeParse(href).data;
      marks.push(link ? { type: 'link', attrs: { href: link } } : (marked[name] ?? null));
    },
    ontext: text => {
      if (isTitle) found.title += text;
      if (isIgnored() || isTooLong()) return;
      const shown = plain.test(text) ? text : text.replaceAll(/[\s\u00A0]+/g, ' ').replaceAll(/\p{C}/gu, '');
      if (shown === '') return;
      bytes += shown.length;
      if (running) {
        running.text += shown;
        return;
      }
      const own = marks.some(Boolean)
        ? [...new Map(marks.flatMap(mark => (mark ? [[mark.type, mark] as const] : []))).values()]
        : [];
      running = { type: 'text', text: shown, ...(own.length > 0 && { marks: own }) };
      add(running);
    },
    onclosetag: name => {
      running = undefined;
      if (breaks.has(name)) endBlock();
      if (!isIgnored()) {
        marks.pop();
        if (name === 'ul' || name === 'ol') lists.pop();
        if (/^h[1-6]$/.test(name)) level = 0;
      }
      open.pop();
      if (ignored.has(name)) ignoredOpen--;
      if (name === 'title') isTitle = false;
    },
  }).end(html);
  endBlock();
  const blocks = isTooLong() ? null : found.blocks.flatMap(withoutBlankItems);
  return { ...found, blocks, title: found.title.trim() };
}

/** Removes empty list items, and lists without items. */
function withoutBlankItems(block: BlockNode): BlockNode[] {
  if (block.type !== 'bulletList' && block.type !== 'orderedList') return [block];
  const list = fullList(block as ListNode);
  return list ? [list as BlockNode] : [];
}

function fullList(list: ListNode): ListNode | undefined {
  const content = list.content.flatMap(({ content }): ListItemNode[] => {
    const parts = content.flatMap((part): ListItemNode['content'] => {
      const kept = part.type === 'paragraph' ? part : fullList(part);
      return kept ? [kept] : [];
    });
    return parts.length > 0 ? [{ type: 'listItem', content: parts }] : [];
  });
  return content.length > 0 ? { ...list, content } : undefined;
}

/** Removes spaces and line breaks at both ends of a paragraph. */
function trimmed(nodes: InlineNode[]): InlineNode[] {
  const isBlank = (node: InlineNode) =>
    node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === '');
  const from = nodes.findIndex(node => !isBlank(node));
  return from < 0 ? [] : nodes.slice(from, nodes.findLastIndex(node => !isBlank(node)) + 1);
}
