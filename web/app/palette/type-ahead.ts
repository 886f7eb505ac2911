/** Characters that the user types while the palette loads are dropped after this time. */
const longestMs = 10_000;

let ahead: { text: string; since: number } | undefined;

/** Starts to collect typed characters for the palette, until the palette's field has the focus. */
export function startTypeAhead(): void {
  ahead = { text: '', since: Date.now() };
}

export const isTypingAhead = (): boolean => ahead !== undefined && Date.now() - ahead.since < longestMs;

export function typeAhead(key: string): void {
  if (!ahead) return;
  ahead.text = key === 'Backspace' ? [...ahead.text].slice(0, -1).join('') : ahead.text + key;
}

export function endTypeAhead(): string {
  const text = isTypingAhead() ? (ahead?.text ?? '') : '';
  ahead = undefined;
  return text;
}
