/** Numbers, booleans, null and references are kept as they were written. */
export type PdfValue = PdfName | PdfString | PdfWord | PdfValue[] | PdfDictionary;

export interface PdfName {
  kind: 'name';
  /** The name without the slash, with escapes decoded. */
  name: string;
}

export interface PdfString {
  kind: 'string';
  /** The decoded string, with one character per byte. */
  text: string;
}

export interface PdfWord {
  kind: 'word';
  text: string;
}

export type PdfDictionary = Map<string, PdfValue>;

export const pdfNull: PdfWord = { kind: 'word', text: 'null' };

export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value && 'kind' in value && value.kind === 'name' ? value.name : undefined;

export function integerOf(value: PdfValue | undefined): number | undefined {
  if (!value || !('kind' in value) || value.kind !== 'word') return undefined;
  return /^\d{1,10}$/.test(value.text) ? Number(value.text) : undefined;
}

export function referenceOf(value: PdfValue | undefined): number | undefined {
  if (!value || !('kind' in value) || value.kind !== 'word') return undefined;
  return value.text.endsWith(' R') ? Number.parseInt(value.text, 10) : undefined;
}
