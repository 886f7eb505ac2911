/** A paragraph that Word shows as a list item: level from 1, label, and text as HTML. */
interface Item {
  level: number;
  label: string;
  html: string;
}

const levelIn = /\bmso-list:\s*l\d+\s+level(\d+)/i;
const ignored = /<span\b[^<>]*mso-list:\s*Ignore[^<>]*>/i;
const numbered = /^[([（]?(\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.)\]、．）]/i;

export function withWordLists(html: string): string {
  if (!levelIn.test(html)) return html;
  let written = '';
  let items: Item[] = [];
  const endList = () => {
    written += listsOf(items);
    items = [];
  };
  for (const part of html.split(/(?=<p[\s>])/i)) {
    const end = part.search(/<\/p>/i);
    const item = end < 0 ? null : itemIn(part.slice(0, end));
    const rest = item ? part.slice(end + '</p>'.length) : part;
    if (item) items.push(item);
    if (item && rest.trim() === '') continue;
    endList();
    written += rest;
  }
  endList();
  return written;
}

function itemIn(paragraph: string): Item | null {
  const start = paragraph.indexOf('>') + 1;
  const level = levelIn.exec(paragraph.slice(0, start))?.[1];
  if (level === undefined || start === 0) return null;
  const { label, html } = withoutLabel(paragraph.slice(start));
  return { level: Number(level), label, html };
}

/** Removes the bullet or number that Word also writes as text, for programs without lists. */
function withoutLabel(inner: string): { label: string; html: string } {
  const opened = ignored.exec(inner);
  if (!opened) return { label: '', html: inner.trim() };
  let at = opened.index + opened[0].length;
  for (let depth = 1; depth > 0; ) {
    const end = inner.indexOf('</span>', at);
    if (end < 0) return { label: '', html: inner.trim() };
    depth += inner.slice(at, end).split('<span').length - 2;
    at = end + '</span>'.length;
  }
  const label = inner.slice(opened.index, at).replace(/<[^<>]*>|&nbsp;|\s/g, '');
  return { label, html: (inner.slice(0, opened.index) + inner.slice(at)).trim() };
}

function listsOf(items: readonly Item[]): string {
  const open: { level: number; tag: string }[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) close();
    const tag = numbered.test(item.label) ? 'ol' : 'ul';
    if (open.at(-1)?.level === item.level && open.at(-1)?.tag !== tag) close();
    if (open.at(-1)?.level === item.level) html += '</li>';
    else {
      const start = Number.parseInt(numbered.exec(item.label)?.[1] ?? '1', 10);
      html += tag === 'ol' && start > 1 ? `<ol start="${start}">` : `<${tag}>`;
      open.push({ level: item.level, tag });
    }
    html += `<li><p>${item.html}</p>`;
  }
  while (open.length > 0) close();
  return html;
}
