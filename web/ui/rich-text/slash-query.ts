import type { EditorState } from '@tiptap/pm/state';

/** What is typed after a slash before the caret. */
export interface SlashQuery {
  text: string;
  /** From the slash to the caret. */
  from: number;
  to: number;
}

/** Nothing is looked for in 6/6, and/or, or an address; a slash of a Chinese keyboard is one too. */
const slash = /(?:^|[^\p{Script=Latin}\p{N}/／:])([/／]([^\s/／]{0,24}))$/u;

export function slashQueryIn({ selection: { $from, empty, from: to } }: EditorState): SlashQuery | null {
  if (!empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  const [, whole = '', text = ''] = slash.exec(before) ?? [];
  return whole === '' ? null : { text, from: to - whole.length, to };
}
