/** A palette that has not come by then does not come any more. */
const longestMs = 10_000;

let ahead: { text: string; since: number } | undefined;

/** From now on characters belong to the palette, whose field is still to get the focus. */
export function startTypeAhead(): void {
  ahead = { text: '', since: Date.now() };
}

export const isTypingAhead = (): boolean => ahead !== undefined && Date.now() - ahead.since < longestMs;

/** Keeps a character; Backspace takes one back. */
export function typeAhead(key: string): void {
  if (!ahead) return;
  ahead.text = key === 'Backspace' ? [...ahead.text].slice(0, -1).join('') : ahead.text + key;
}

/** What was typed before the field had the focus. */
export function endTypeAhead(): string {
  const text = isTypingAhead() ? (ahead?.text ?? '') : '';
  ahead = undefined;
  return text;
}
