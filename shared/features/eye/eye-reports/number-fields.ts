import { readMeasured } from '../../../core/reading/read-number.ts';
import {
  type PowerPart,
  powerParts,
  type ReadPower,
  readAxis,
  readCurvature,
  readPower,
} from '../../../core/reading/read-power.ts';
import { curvatureUnit } from '../optics/keratometry.ts';
import { curvatureLimits, eyeLimits, type LensKind, type Limits, lensLimits } from './field-limits.ts';
import { formatPlain, formatSigned } from './format-power.ts';

export type NumberFieldName = keyof typeof eyeLimits | 'baseCurve' | 'diameter' | 'k1' | 'k2';

/**
 * The limits of a field. Those of base curve and diameter depend on the kind of lens; those of a corneal
 * curvature depend on whether the value is a radius or a power.
 */
export function limitsOf(field: NumberFieldName, kind: LensKind, value: number | null = null): Limits {
  if (field === 'k1' || field === 'k2') return curvatureLimits[value === null ? 'D' : curvatureUnit(value)];
  if (field === 'baseCurve' || field === 'diameter') return lensLimits[kind][field];
  return eyeLimits[field];
}

/** Fields with powers, which people type with a sign and often without a decimal point. */
const signedFields: readonly NumberFieldName[] = ['sph', 'cyl', 'add'];

const isPower = (field: NumberFieldName): field is PowerPart => powerParts.some(part => part === field);

/** Accepted spellings of units that are easily confused with others: 50 mm is not 50 cm, 8° is not 8 Δ. */
const ownUnits: Partial<Record<Limits['unit'], RegExp>> = {
  Δ: /(?:Δ|∆|pd)$/i,
  cm: /(?:cm|厘米)$/i,
  mmHg: /mmhg$/i,
  '″': /(?:′′|″|"|arcsec|秒)$/i,
  '/min': /(?:\/min|\/分|cpm)$/i,
  h: /(?:h|hours?|小时|小時)$/i,
  d: /(?:d|days?|天)$/i,
  y: /(?:y|years?|岁|歲)$/i,
};

export const parseField = (field: NumberFieldName, text: string): ReadPower => readField(field, text, true);

/**
 * Reads the value of a field. `impliesDecimals` is false for devices, which always write the decimal point.
 */
export function readField(field: NumberFieldName, text: string, impliesDecimals: boolean): ReadPower {
  if (field === 'axis' || field === 'cornealAxis') return readAxis(text);
  if (field === 'k1' || field === 'k2') return readCurvature(text, impliesDecimals);
  if (isPower(field)) return readPower(text, { part: field, impliesDecimals });
  return readMeasured(text, ownUnits[limitsOf(field, 'spectacle').unit]);
}

/** Formats a value for its field: −1.25, 175, 28.5; with an extra decimal if needed. */
export function formatField(field: NumberFieldName, value: number | null, kind: LensKind): string {
  if (value === null) return '';
  const { decimals: places } = limitsOf(field, kind, value);
  const isWhole = Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6;
  const decimals = isWhole ? places : places + 1;
  return signedFields.includes(field) ? formatSigned(value, decimals) : formatPlain(value, decimals);
}

export function withSign(text: string, sign: '+' | '-'): string {
  const bare = text.replace(/^[+\-\u2212]/, '');
  return `${sign === '-' ? '\u2212' : '+'}${bare}`;
}
