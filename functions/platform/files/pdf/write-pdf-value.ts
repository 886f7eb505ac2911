import type { PdfDictionary, PdfValue } from './pdf-value.ts';

/**
 * Keys that are left out: actions that run when the PDF is opened, and signature permissions, which are
 * invalid after the rewriting.
 */
const droppedKeys = new Set(['OpenAction', 'AA', 'Perms']);

export function writePdfValue(value: PdfValue): string {
  const parts: string[] = [];
  append(parts, value);
  return parts.join('');
}

function append(parts: string[], value: PdfValue): void {
  if (Array.isArray(value)) {
    parts.push('[');
    for (const item of value) {
      append(parts, item);
      parts.push(' ');
    }
    parts.push(']');
  } else if (value instanceof Map) appendDictionary(parts, value);
  else if (value.kind === 'name') parts.push(writeName(value.name));
  else if (value.kind === 'string') parts.push(writeString(value.text));
  else parts.push(value.text);
}

function appendDictionary(parts: string[], dictionary: PdfDictionary): void {
  parts.push('<<');
  for (const [key, value] of dictionary) {
    if (droppedKeys.has(key)) continue;
    parts.push(writeName(key), ' ');
    append(parts, value);
    parts.push('\n');
  }
  parts.push('>>');
}

const writeName = (name: string): string =>
  `/${name.replaceAll(/[^\w.+*:@$!&',;=~^-]/g, character => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

const writeString = (text: string): string =>
  `(${text.replaceAll(/[\\()\r]/g, character => (character === '\r' ? '\\r' : `\\${character}`))})`;
