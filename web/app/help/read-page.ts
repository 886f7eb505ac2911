export type Inline = { kind: 'text' | 'word'; text: string } | { kind: 'link'; text: string; page: string };

export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; text: Inline[] }
  | { kind: 'steps' | 'list'; items: Inline[][] }
  | { kind: 'picture'; file: string; alt: string };

export interface HandbookPage {
  title: string;
  blocks: Block[];
}

const starts = [
  { kind: 'heading', sign: /^## / },
  { kind: 'note', sign: /^> / },
  { kind: 'steps', sign: /^\d+\. / },
  { kind: 'list', sign: /^- / },
] as const;

const picture = /^!\[(?<alt>[^\]]+)\]\(\.\.\/pictures\/(?<file>[\w-]+\.webp)\)$/;

/**
 * Parses a page of the handbook: title, headings, paragraphs, numbered steps, lists, notes and pictures, each
 * on one line. In a line, `**word**` is a term of the product and `[text](page.md)` a link to another page.
 * @throws on anything else, so that no other markup is ever shown
 */
export function readPage(markdown: string): HandbookPage {
  const [first = '', ...lines] = markdown.split('\n').filter(line => line.trim() !== '');
  if (!first.startsWith('# ')) throw new Error(`No title: ${first}`);
  const blocks: Block[] = [];
  for (const line of lines) addLine(blocks, line);
  return { title: first.slice(2), blocks };
}

function addLine(blocks: Block[], line: string): void {
  const { alt, file } = picture.exec(line)?.groups ?? {};
  if (alt && file) {
    blocks.push({ kind: 'picture', alt, file });
    return;
  }
  const start = starts.find(({ sign }) => sign.test(line));
  const text = readInline(start ? line.replace(start.sign, '') : line);
  if (start?.kind !== 'steps' && start?.kind !== 'list') {
    blocks.push({ kind: start?.kind ?? 'paragraph', text });
    return;
  }
  const last = blocks.at(-1);
  if (last?.kind === start.kind) last.items.push(text);
  else blocks.push({ kind: start.kind, items: [text] });
}

const pieces = /\*\*(?<word>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<page>[\w-]+)\.md\)/g;

function readInline(line: string): Inline[] {
  const read: Inline[] = [];
  let at = 0;
  const addText = (text: string) => {
    if (/[*_`<>[\]#|\\]/.test(text)) throw new Error(`Unknown markup: ${line}`);
    if (text) read.push({ kind: 'text', text });
  };
  for (const { index, 0: all, groups } of line.matchAll(pieces)) {
    addText(line.slice(at, index));
    const { word, label = '', page = '' } = groups ?? {};
    read.push(word ? { kind: 'word', text: word } : { kind: 'link', text: label, page });
    at = index + all.length;
  }
  addText(line.slice(at));
  return read;
}

export function linesOf(block: Block): string[] {
  if (block.kind === 'picture') return [];
  const lines = 'items' in block ? block.items : [block.text];
  return lines.map(plainText);
}

export const plainText = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');
