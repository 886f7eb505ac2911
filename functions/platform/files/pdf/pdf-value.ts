/** A value in a PDF. Numbers, booleans, null and references keep their spelling. */
export type PdfValue = PdfName | PdfString | PdfWord | PdfValue[] | PdfDictionary;

export interface PdfName {
  kind: 'name';
  /** Without the slash, escapes decoded. */
  name: string;
}

export interface PdfString {
  kind: 'string';
  /** Decoded bytes, one per character. */
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

/** Undefined if the value is not a whole number. */
export function integerOf(value: PdfValue | undefined): number | undefined {
  if (!value || !('kind' in value) || value.kind !== 'word') return undefined;
  return /^\d{1,10}$/.test(value.text) ? Number(value.text) : undefined;
}

/** Object number of a reference; undefined for other values. */
export function referenceOf(value: PdfValue | undefined): number | undefined {
  if (!value || !('kind' in value) || value.kind !== 'word') return undefined;
  return value.text.endsWith(' R') ? Number.parseInt(value.text, 10) : undefined;
}
