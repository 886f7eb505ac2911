import { withoutComments } from '../text/without-comments.ts';
import { withKnownMarkup } from './known-markup.ts';
import { withoutStruck } from './without-struck.ts';
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
