import { numberOf, numberSigns, type ReadNumber, readMeasured, readNumber } from './read-number.ts';

/** A number, `blank`, `ambiguous` (two possible meanings), or `unclear` (not a number). */
export type ReadPower = ReadNumber | 'ambiguous';

export const powerParts = ['sph', 'cyl', 'add', 'prism'] as const;
export type PowerPart = (typeof powerParts)[number];

interface PowerOptions {
  part: PowerPart;
  /**
   * Whether the decimal point may be missing: people type `-125` for −1.25; devices always write the point.
   */
  impliesDecimals: boolean;
}

const longest = 60;
const plano =
  /^(?:[+-]?(?:pl|pln|plano|plan|平光?|平[镜鏡])(?:(?:d\.?s|d?sph(ere|erical)?)?\.?)?|∞|±0(?:\.0+)?)$/i;
/** Words that mark a power without a cylinder. */
const spherical = /^[+-]?(d\.?s\.?|sph\.?|sphere|spherical|球|球[镜鏡]|[无無]|[无無]散光)$/i;
/** Letters that people write before and after the number: S−1.25, cyl −0.50, −1.25DS, −0.50 DC, 1.5Δ. */
const before = /^(sph|s|球[镜鏡]?|cyl|c|柱[镜鏡]?|add|下加)[.:=]*(?=[+-]?[.\d])/i;
const after = /(d?\.?sph(ere|erical)?|d\.?s|d\.?c|dptr?|diopt(er|re)s?|d|[Δ∆△]|pd|base)\.?$/i;
/** Chinese degrees: 近视125度 and 近视125 are −1.25 D. */
const degrees = /^(近[视視]|[远遠][视視]|散光)?:?([+-]?)(\d{2,4})(度?)$/;
/**
 * Numbers without a decimal point. Of three or more digits, the last two are decimals; 25, 50 and 75 mean
 * 0.25, 0.50 and 0.75.
 */
const impliedDecimals = /^([+-]?)(\d{3,5}|25|50|75)$/;
/**
 * Two digits without a decimal point. They are ambiguous for a cylinder or addition, because 10 D or more is
 * rare there.
 */
const twoDigits = /^([+-]?)(?!00)(\d\d)$/;

/**
 * Reads a power in D: `-1.25`, `−1,25`, `－１．２５`, `-1.25DS`, `pl`, `近视125度`. DS or SPH in the place of a
 * cylinder is 0.00. With `impliesDecimals`, `-125` is −1.25, `-25` is −0.25 and `-12` is −12.00; two digits
 * other than 25, 50 and 75 are ambiguous for a cylinder or addition.
 */
export function readPower(text: string, { part, impliesDecimals }: PowerOptions): ReadPower {
  if (text.length > longest) return 'unclear';
  const signs = numberSigns(text);
  if (plano.test(signs) || (part === 'cyl' && spherical.test(signs))) return { value: 0 };
  const inDegrees = hundredthsOf(signs);
  if (inDegrees) return inDegrees;
  const typed = withoutWords(signs);
  const [, sign = '', digits] = (impliesDecimals && impliedDecimals.exec(typed)) || [];
  if (digits !== undefined) return numberOf(`${sign}${Number(digits) / 100}`);
  const isTyped = impliesDecimals && (part === 'cyl' || part === 'add');
  return isTyped && twoDigits.test(typed) ? 'ambiguous' : readNumber(typed);
}

/** Removes the words around a number. A word without a number is kept, so that it is rejected later. */
function withoutWords(signs: string): string {
  const bare = signs.replace(before, '').replace(after, '');
  return bare === '' ? signs : bare;
}

function hundredthsOf(signs: string): { value: number } | undefined {
  const [, word = '', sign = '', digits, unit] = degrees.exec(signs) ?? [];
  /** Chinese degrees without a sign or a word can mean myopia or hyperopia, so they are not read. */
  if (digits === undefined || word === '散光' || (word === '' && !(sign && unit))) return undefined;
  const isMinus = word === '' ? sign === '-' : word.startsWith('近');
  return numberOf(`${isMinus ? '-' : ''}${Number(digits) / 100}`);
}

/**
 * Possible meanings of two digits without a decimal point, in D: whole dioptres, tenths, or hundredths whose
 * last digit 5 was left out. Two digits that are read as plain hundredths never give a valid step.
 */
export function readingsOfTwoDigits(text: string): { hundredths: number; others: number[] } | null {
  const [, sign, digits] = twoDigits.exec(withoutWords(numberSigns(text))) ?? [];
  if (digits === undefined) return null;
  const written = (size: number) => (sign === '-' ? -size : size);
  const whole = Number(digits);
  return {
    hundredths: written(whole / 100),
    others: [whole, whole / 10, (whole * 10 + 5) / 100].map(written),
  };
}

const aroundAxis = /^(ax(is)?|a|[x×✕✖хX*@]|轴位?|軸位?)[.:=]*(?=\d)|(°|deg(rees?)?|度)$/giu;

/** Reads an axis in degrees: `175`, `x175`, `×175°`, `@175`; 0 is 180. */
export function readAxis(text: string): ReadNumber {
  if (text.length > longest) return 'unclear';
  const signs = numberSigns(text.replaceAll('\u00BA', '°'));
  const read = readNumber(signs.replaceAll(aroundAxis, '') || signs);
  return typeof read === 'object' && read.value === 0 ? { value: 180 } : read;
}

/** Reads a curvature of the cornea, in D or mm. With `impliesDecimals`, `4325` is 43.25 and `780` is 7.80. */
export function readCurvature(text: string, impliesDecimals: boolean): ReadNumber {
  const read = readMeasured(text);
  const isImplied = impliesDecimals && typeof read === 'object' && /^\d{3,4}$/.test(numberSigns(text));
  return isImplied ? { value: read.value / 100 } : read;
}
