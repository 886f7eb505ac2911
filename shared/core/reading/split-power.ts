import { numberSigns } from './read-number.ts';

/** The parts of a lens power as texts, to be parsed one by one; a missing part is an empty text. */
export interface PowerTexts {
  sph: string;
  cyl: string;
  axis: string;
}

const longest = 80;
/** Matches a sphere alone, as in most cells. */
const number = /^[+-]?[\d.]*$/;
const plano = 'pl(?:n|ano)?|plan|平光?|∞|±0(?:\\.00?)?';
/** A number with at most two digits before the decimal point, or hundredths typed without a point: `-125`. */
const digits = String.raw`(?:\d{1,2}(?:\.\d{1,3})?|\.\d{1,3}|\d{3,4})(?![\d.])`;
const sphere = String.raw`(?:(?:s(?:ph)?|球[镜鏡]?)[.:=]? ?)?([+-]? ?${digits}|${plano})(?: ?(?:d\.?s|d?sph(?:ere|erical)?|s|d)\b\.?)?`;
const between = String.raw`(?: ?[/;=] ?| ?(?=[+\-(c柱])| )`;
const cylinder = String.raw`(?:(?:c(?:yl)?|柱[镜鏡]?)[.:=]? ?)?([+-] ?${digits}|\d{0,2}\.\d{1,3}(?![\d.])|0)(?: ?(?:d\.?c|cyl|c|d)(?![a-wyz])\.?)?`;
const axis = String.raw`(?:(?: ?(?:[/;@x×✕*]|ax(?:is)?|a|[轴軸]位?) ?[.:=]? ?| )(\d{1,3}) ?(?:°|º|deg|度)?)?`;
const whole = new RegExp(`^${sphere}${between}\\(?${cylinder}\\)?${axis} ?\\)?$`, 'i');
/** A power that is marked as having no cylinder (DS, SPH). */
const spherical = new RegExp(
  `^(?:[+-]? ?${digits} ?/? ?(?:d\\.?s|d?sph(?:ere|erical)?)\\.?|(?:${plano})(?: ?(?:d\\.?s|d?sph(?:ere|erical)?)\\.?)?)$`,
  'i',
);

/**
 * Splits a complete power in one text: `-1.25/-0.50x173`, `-1.25 -0.50 X 173`, `-1.25=-0.50×173`, `S-1.25
 * C-0.50 A173`, `pl/-0.50×173`, `-1.25 DS`. Returns undefined for any other text, such as a sphere alone.
 */
export function splitPower(text: string): PowerTexts | undefined {
  if (text.length > longest || number.test(text)) return undefined;
  const signs = spacedSigns(text);
  if (spherical.test(signs)) return { sph: signs.replace('/', ''), cyl: '0', axis: '' };
  const [found, sph = '', cyl = '', degrees = ''] = whole.exec(signs) ?? [];
  const isPower = degrees !== '' || /^[+-]/.test(cyl);
  return found !== undefined && isPower ? { sph, cyl, axis: degrees } : undefined;
}

/** Converts characters to ASCII as `numberSigns` does, but keeps spaces and separating commas. */
const spacedSigns = (text: string): string =>
  text
    .trim()
    .split(/(?:[,，、;；]\s+|\s+|[;；])/u)
    .map(numberSigns)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\.(?= |$)/g, '');
