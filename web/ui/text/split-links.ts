export interface TextPiece {
  /** Index at which the piece starts in the text. */
  at: number;
  text: string;
  isLink: boolean;
}

/** Matches URLs as people write them. English or Chinese punctuation ends a URL. */
const address = /https?:\/\/[^\s<>"'`“”‘’«»()[\]{}（）［］｛｝《》〈〉「」『』【】，。；：！？、]+/giu;
const endOfSentence = /(?<![.,;:!?])[.,;:!?]+$/;

/** Whether a URL is what it seems: its host has a dot, and it has no user name or password. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hostname.includes('.');
}

/** Splits a text at its URLs, which stay exactly as written. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(endOfSentence, '');
    if (!isPlainAddress(link)) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), isLink: false });
    pieces.push({ at: index, text: link, isLink: true });
    end = index + link.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), isLink: false });
  return pieces;
}
