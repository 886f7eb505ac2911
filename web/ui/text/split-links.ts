/** A piece of a text: words, or an address that can be opened. */
export interface TextPiece {
  /** Where it begins. */
  at: number;
  text: string;
  isLink: boolean;
}

/** Addresses as people write them; signs of a sentence in English or Chinese end one. */
const address = /https?:\/\/[^\s<>"'`“”‘’«»()[\]{}（）［］｛｝《》〈〉「」『』【】，。；：！？、]+/giu;
const endOfSentence = /[.,;:!?]+$/;

/** Whether an address leads where it seems to: to a host with a dot, without a name or password before it. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hostname.includes('.');
}

/** The pieces of a text, in which addresses on the web can be opened. Nothing is shown that was not written. */
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
