import { CorruptFileError } from '../corrupt-file-error.ts';
import type { PdfLexer, Token } from './pdf-lexer.ts';
import type { PdfDictionary, PdfValue } from './pdf-value.ts';
import { pdfNull } from './pdf-value.ts';

const maxDepth = 200;
/** Maximum number of tokens per object, because a whole object is held in memory. */
const maxValueTokens = 400_000;
const number = /^[+-]?\d{0,20}\.?\d{0,20}$/;
const objectNumber = /^\d{1,7}$/;

/**
 * Reads one value; an invalid value is read as null.
 * @throws CorruptFileError if a value is nested too deeply or has no end
 */
export function readPdfValue(lexer: PdfLexer, first = lexer.next(), depth = 0): PdfValue {
  if (!first) throw new CorruptFileError('a value without an end');
  if (depth === 0) lexer.beginValue(maxValueTokens);
  if (depth > maxDepth) throw new CorruptFileError('values nested too deeply');
  switch (first.kind) {
    case 'name':
      return { kind: 'name', name: first.text };
    case 'string':
      return { kind: 'string', text: first.text };
    case '<<':
      return readDictionary(lexer, depth);
    case '[':
      return readItems(lexer, ']', depth);
    case 'word':
      return readWord(lexer, first.text);
    default:
      return pdfNull;
  }
}

function readDictionary(lexer: PdfLexer, depth: number): PdfDictionary {
  const items = readItems(lexer, '>>', depth);
  const found: PdfDictionary = new Map();
  for (let at = 0; at < items.length; at++) {
    const key = items[at];
    if (!key || !('kind' in key) || key.kind !== 'name') continue;
    found.set(key.name, items[++at] ?? pdfNull);
  }
  return found;
}

function readItems(lexer: PdfLexer, end: Token['kind'], depth: number): PdfValue[] {
  const items: PdfValue[] = [];
  for (let token = lexer.next(); token?.kind !== end; token = lexer.next()) {
    if (!token || (token.kind === 'word' && token.text === 'endobj'))
      throw new CorruptFileError('a value without an end');
    items.push(readPdfValue(lexer, token, depth + 1));
  }
  return items;
}

/** A number may be the start of a reference, such as `12 0 R`. */
function readWord(lexer: PdfLexer, text: string): PdfValue {
  if (text === 'true' || text === 'false') return { kind: 'word', text };
  if (!number.test(text) || !/\d/.test(text)) return pdfNull;
  if (objectNumber.test(text) && lexer.isBeforeDigit()) {
    const before = lexer.at;
    const generation = lexer.next();
    if (generation?.kind === 'word' && /^\d{1,5}$/.test(generation.text)) {
      const last = lexer.next();
      if (last?.kind === 'word' && last.text === 'R') return { kind: 'word', text: `${Number(text)} 0 R` };
    }
    lexer.at = before;
  }
  return { kind: 'word', text };
}
