import { withoutComments } from '../text/without-comments.ts';
import { withKnownMarkup } from './known-markup.ts';
import { withWordLists } from './word-lists.ts';

/** Finds the `src` values of all pictures in HTML, including their quotes. */
const sourcesIn = (html: string): string[] =>
  html
    .split(/<img(?=[\s/])/i)
    .slice(1)
    .flatMap(rest => {
      const end = rest.indexOf('>');
      const [, quoted, plain] = /\ssrc\s*=\s*(?:["']([^"']*)|([^\s"'>]+))/i.exec(rest.slice(0, end)) ?? [];
      return (end >= 0 && (quoted ?? plain)) || [];
    });

/** Whether the HTML contains remote pictures, which are never loaded or linked. */
export const hasRemotePictures = (html: string): boolean =>
  sourcesIn(html).some(source => !/^\s*data:/i.test(source));

const dataPicture = /^\s*data:image\/(png|jpeg|webp);base64,([a-z0-9+/=\s]+)$/i;

/** Finds the pictures embedded in HTML, as files to upload. */
export const picturesIn = (html: string): File[] =>
  sourcesIn(html).flatMap(source => {
    const [, kind, base64 = ''] = dataPicture.exec(source) ?? [];
    if (!kind) return [];
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), char => char.charCodeAt(0));
    return [new File([bytes], `picture.${kind}`, { type: `image/${kind.toLowerCase()}` })];
  });

/** Matches elements that contain no text to keep: scripts, Word-only markup or forms. */
const noText =
  /<(style|script|xml|title|noscript|template|svg|math|iframe|object|select|textarea|button|o:p)(?=[\s/>])/gi;

/**
 * Reduces pasted HTML to its text, without struck-out text. Converts Word's paragraphs that look like lists
 * to lists.
 */
export const cleanedClipboard = (html: string): string =>
  withKnownMarkup(
    withWordLists(
      withoutStruck(withoutElements(withoutComments(html)), html)
        .replace(/<!\[(?:if|endif)[^<>]*>/gi, '')
        .replace(/<(?:base|link|meta|embed)(?=[\s/>])[^<>]*>/gi, '')
        .replace(/<\/?(?:o|w|v|m|st1):[^<>]*>/gi, ''),
    ),
  );

/** Removes elements that contain no text. Leaves elements that are never closed for the parser to handle. */
function withoutElements(html: string): string {
  const small = html.toLowerCase();
  const endless = new Set<string>();
  let kept = '';
  let from = 0;
  for (const { index, 1: name = '' } of small.matchAll(noText)) {
    if (index < from || endless.has(name)) continue;
    const end = small.indexOf(`</${name}`, index);
    const after = end < 0 ? -1 : small.indexOf('>', end);
    if (after < 0) endless.add(name);
    else {
      kept += html.slice(from, index);
      from = after + 1;
    }
  }
  return kept + html.slice(from);
}

const tags = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const empty = /^(?:br|hr|img|input|col|wbr)$/;
const struck = /^(?:del|s|strike)$/;
/** Matches styles of struck-out or hidden text. */
const unseen =
  /text-decoration(?:-line)?\s*:[^;"'{}]*line-through|\bdisplay\s*:\s*none|\bmso-hide\s*:\s*all/i;
const classRule = /\.([\w-]{1,40})\s*\{([^{}]{0,2000})\}/g;
const classes = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/**
 * Matches the start of a Google Docs comment. Comments follow the document and begin with a link back into
 * it.
 */
const commentBehind = /<p\b(?=[^<>]*>(?:\s*<span\b[^<>]*>)?\s*<a\b[^<>]*#cmnt_ref)/gi;
/** Matches the markup of comments in Word and Google Docs, but not the text that they comment on. */
const comment =
  /\bMsoComment(?:Reference|Text|Subject)\b|\bmsocom(?:anchor|txt|off)\b|mso-element:\s*comment|mso-special-character:\s*comment|\bhref\s*=\s*["']?[^"'\s>]*#(?:_msocom|_msoanchor|cmnt)/i;

/** Finds the classes whose style, in the document itself, strikes out or hides text. */
const unseenClasses = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(classRule)].flatMap(([, name = '', body = '']) => (unseen.test(body) ? [name] : [])),
  );

const isLeftOut = (name: string, attributes: string, unseenBy: ReadonlySet<string>): boolean =>
  struck.test(name) ||
  unseen.test(attributes) ||
  comment.test(attributes) ||
  (unseenBy.size > 0 &&
    (classes.exec(attributes)?.slice(1).find(Boolean) ?? '').split(/\s+/).some(one => unseenBy.has(one)));

/**
 * Removes comments, hidden text and struck-out text. Without the line through it, struck-out text would mean
 * the opposite. Keeps an element that is never closed.
 * @param styles the whole clipboard, which may define styles by class
 */
function withoutStruck(written: string, styles = written): string {
  const html = written.replaceAll(commentBehind, '<p class="MsoCommentText" ');
  const unseenBy = unseenClasses(styles);
  let kept = '';
  let from = 0;
  let open: { name: string; depth: number } | undefined;
  for (const { 0: tag, 1: slash, 2: tagName = '', 3: attributes = '', index } of html.matchAll(tags)) {
    const name = tagName.toLowerCase();
    const isEmpty = empty.test(name) || attributes.endsWith('/');
    if (isEmpty) continue;
    if (open?.name === name) open.depth += slash === '' ? 1 : -1;
    else if (!open && slash === '' && isLeftOut(name, attributes, unseenBy)) {
      kept += html.slice(from, index);
      from = index;
      open = { name, depth: 1 };
    }
    if (open?.depth === 0) {
      from = index + tag.length;
      open = undefined;
    }
  }
  return kept + html.slice(from);
}
