import { eyeLimits, type LensKind, type Limits, lensLimits } from './field-limits.ts';
import { formatPlain, formatSigned } from './format-power.ts';
import { type ParsedNumber, parseAxis, parseNumber, parsePower, parseSmallPower } from './parse-number.ts';

/** Fields of an eye that hold a number. */
export const numberFields = [
  'sph',
  'cyl',
  'axis',
  'add',
  'pd',
  'height',
  'prism',
  'baseCurve',
  'diameter',
  'vertex',
  'axialLength',
] as const;
export type NumberFieldName = (typeof numberFields)[number];

/** What a field may hold; base curve and diameter depend on the kind of lens. */
export function limitsOf(field: NumberFieldName, kind: LensKind): Limits {
  return field === 'baseCurve' || field === 'diameter' ? lensLimits[kind][field] : eyeLimits[field];
}

/** Powers that are typed with a sign, and with decimals that may be implied. */
const signedFields: readonly NumberFieldName[] = ['sph', 'cyl', 'add'];

/** Parses the text typed into a field. */
export function parseField(field: NumberFieldName, text: string): ParsedNumber {
  if (field === 'axis') return parseAxis(text);
  if (field === 'cyl' || field === 'add') return parseSmallPower(text);
  return signedFields.includes(field) || field === 'prism' ? parsePower(text) : parseNumber(text);
}

/** Formats a value for its field: −1.25, 175, 28.5; with an extra decimal where needed. */
export function formatField(field: NumberFieldName, value: number | null, kind: LensKind): string {
  if (value === null) return '';
  const { decimals: places } = limitsOf(field, kind);
  const isWhole = Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6;
  const decimals = isWhole ? places : places + 1;
  return signedFields.includes(field) ? formatSigned(value, decimals) : formatPlain(value, decimals);
}

/** The text with the given sign. */
export function withSign(text: string, sign: '+' | '-'): string {
  const bare = text.replace(/^[+\-\u2212]/, '');
  return `${sign === '-' ? '\u2212' : '+'}${bare}`;
}
