/**
 * The texts in quotation marks in a piece of code, in order; `…` replaces inserted values of templates. Texts
 * inside an inserted value come before the texts of its template.
 */
export function quotedTexts(code: string): string[] {
  return readCode(code, 0).texts;
}

/** Reads code up to its closing brace. */
function readCode(code: string, from: number): { texts: string[]; end: number } {
  const texts: string[] = [];
  let at = from;
  let depth = 0;
  while (at < code.length) {
    const sign = code[at] ?? '';
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) break;
    if (`'"\``.includes(sign)) {
      const quoted = readQuoted(code, at + 1, sign);
      texts.push(...quoted.inner, quoted.text);
      at = quoted.end;
    }
    at += 1;
  }
  return { texts, end: at };
}

function readQuoted(
  code: string,
  from: number,
  mark: string,
): { text: string; inner: string[]; end: number } {
  const inner: string[] = [];
  let text = '';
  let at = from;
  while (at < code.length && code[at] !== mark) {
    if (mark === '`' && code.startsWith('${', at)) {
      const { texts, end } = readCode(code, at + 2);
      inner.push(...texts);
      text += '…';
      at = end + 1;
    } else {
      const isEscaped = code[at] === '\\';
      text += code[isEscaped ? at + 1 : at] ?? '';
      at += isEscaped ? 2 : 1;
    }
  }
  return { text, inner, end: at };
}
