import * as fc from 'fast-check';
import { test } from 'vitest';
import { acuityNotations } from '../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../shared/core/reading/read-acuity.ts';
import { AcuityText } from '../../../shared/features/eye/visit-fields/acuity-text.ts';
import { TestEntries } from '../../../shared/features/screening/tests/answers.schema.ts';
import { parseNumber, parsePower } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import {
  shownParts,
  wholePower,
} from '../../../web/features/eye/eye-reports/form/whole-power/whole-power.ts';
import { expectSame, measured, wide } from './each-door.ts';

const plain = (power: number) => power.toFixed(2);
const spelledPowers: ((power: number) => string | [asked: string])[] = [
  plain,
  power => plain(power).replace('-', '\u2212'),
  power => plain(power).replace('.', ','),
  power => plain(power).replace('.', '。'),
  power => wide(plain(power)),
  power => `${plain(power)}D`,
  power => `${plain(power)} DS`,
  power => `${plain(power)} dpt`,
  power => `${plain(power)} SPH`,
  power => `${plain(power)} DSph`,
  power => `${plain(power)} D.S.`,
  power => `S${plain(power)}`,
  power => `sph ${plain(power)}`,
  power => (power > 0 ? `+${plain(power)}` : plain(power)),
  power => (power === 0 ? 'plano' : plain(power)),
  power => (power < 0 ? `近视${Math.abs(power * 100)}度` : plain(power)).replace(/^近视(\d)度$/, '-0.0$1'),
  power => [`${plain(power)}?`],
  power => [`${plain(power)}/${plain(power)}`],
  power => [`1.${plain(power)}`],
];

test('each input path (form, import, API) parses the same lens power from the same text, or asks for confirmation', async () => {
  const spelled = fc
    .tuple(fc.integer({ min: -60, max: 40 }), fc.constantFrom(...spelledPowers))
    .map(([quarters, spell]) => {
      const power = quarters / 4;
      const text = spell(power);
      return typeof text === 'string' ? { text, meant: power } : { text: text[0], meant: null };
    });
  await expectSame(spelled, {
    form: texts => texts.map(text => parseNumber('sph', text)),
    measurements: texts =>
      measured(
        ['Name', 'Date', 'Sph R', 'AL R'],
        texts.map((text, at) => [`Child ${at}`, '01/11/2026', text, '24.1']),
      ).map(({ values }) => values.right.sph),
  });
});

interface Whole {
  sph: number;
  cyl: number;
  axis: number;
}
const signed = (power: number) => (power > 0 ? `+${plain(power)}` : plain(power));
/** Ways to write a complete lens power (sphere, cylinder and axis), as people and programs do. */
const spelledWholes: ((whole: Whole) => string | [asked: string])[] = [
  ({ sph, cyl, axis }) => `${signed(sph)}/${signed(cyl)}x${axis}`,
  ({ sph, cyl, axis }) => `${signed(sph)} ${signed(cyl)} x ${axis}`,
  ({ sph, cyl, axis }) => `${signed(sph)} / ${signed(cyl)} × ${axis}°`,
  ({ sph, cyl, axis }) => `${signed(sph)}${signed(cyl)}@${axis}`,
  ({ sph, cyl, axis }) => `${signed(sph)} DS / ${signed(cyl)} DC × ${axis}`,
  ({ sph, cyl, axis }) => `${signed(sph)} (${signed(cyl)} x ${axis})`,
  ({ sph, cyl, axis }) => `${signed(sph)} (${signed(cyl)}) x ${axis}`,
  ({ sph, cyl, axis }) => `S${signed(sph)} C${signed(cyl)} A${axis}`,
  ({ sph, cyl, axis }) => `Sph: ${signed(sph)}, Cyl: ${signed(cyl)}, Axis: ${axis}`,
  ({ sph, cyl, axis }) => `球镜${signed(sph)} 柱镜${signed(cyl)} 轴位${axis}°`,
  ({ sph, cyl, axis }) => `${signed(sph)};${signed(cyl)};${axis}`,
  ({ sph, cyl, axis }) => `${signed(sph)} ${signed(cyl)} ax ${String(axis).padStart(3, '0')}`,
  ({ sph, cyl, axis }) => `${signed(sph)} / ${signed(cyl)} × ${axis}`.replaceAll('-', '\u2212'),
  ({ sph, cyl, axis }) => `${signed(sph)} ${signed(cyl)} x ${axis}`.replaceAll('.', ','),
  ({ sph, cyl, axis }) => wide(`${signed(sph)}/${signed(cyl)}x${axis}`),
  ({ sph, cyl, axis }) => [`${signed(sph)} ${signed(cyl)} x ${axis} or so`],
  ({ sph, cyl, axis }) => [`OS ${signed(sph)} ${signed(cyl)} x ${axis}`],
  ({ sph, axis }) => [`${signed(sph)} x ${axis}?`],
];

test('form, import and API split the same text into the same sphere, cylinder and axis; if it is ambiguous, they ask for confirmation', async () => {
  const spelled = fc
    .tuple(
      fc.integer({ min: -60, max: 40 }),
      fc.integer({ min: -24, max: 12 }).filter(quarters => quarters !== 0),
      fc.integer({ min: 1, max: 180 }),
      fc.constantFrom(...spelledWholes),
    )
    .map(([sph, cyl, axis, spell]) => {
      const whole = { sph: sph / 4, cyl: cyl / 4, axis };
      const text = spell(whole);
      return typeof text === 'string'
        ? { text, meant: JSON.stringify(whole) }
        : { text: text[0], meant: null };
    });
  const written = (parts: Record<keyof Whole, number | null>) =>
    parts.sph === null ? null : JSON.stringify({ sph: parts.sph, cyl: parts.cyl, axis: parts.axis });
  await expectSame(spelled, {
    form: texts =>
      texts.map(text => {
        const whole = wholePower(text);
        return whole ? written(parsePower({ ...shownParts(whole, 'spectacle'), add: '' })) : null;
      }),
    measurements: texts =>
      measured(
        ['Name', 'Date', 'Sph R', 'AL R'],
        texts.map((text, at) => [`Child ${at}`, '01/11/2026', text, '24.1']),
      ).map(({ values }) => written(values.right)),
  });
});

const fractions = ['6/6', '6/9', '20/40', '3/60', '0.5/60', '15/20'];
const decimals = ['0.8', '1.2', '0.05', '-0.1', '4.7'];
const spelledAcuities: ((acuity: string) => string | [asked: string])[] = [
  acuity => acuity,
  acuity => ` ${acuity} `,
  wide,
  acuity => acuity.replace('/', ' / '),
  acuity => acuity.replace('/', '⁄'),
  acuity => acuity.replace('.', ','),
  acuity => acuity.replace('.', '。'),
  acuity => acuity.replace('-', '\u2212'),
  acuity => acuity.replace(/^(-?)0\./, '$1.'),
  acuity => [`${acuity} partly`],
  acuity => [`about ${acuity}`],
];
const words: [string, string][] = [
  ['CF', 'Counting fingers'],
  ['CF 1m', 'CF @ 1 m'],
  ['CF 30cm', '指数/30cm'],
  ['HM', '手动'],
  ['LP', 'light perception'],
  ['NLP', 'npl'],
];

test('each input path (form, import, API) parses the same acuity from the same text, or asks for confirmation', async () => {
  const numbers = fc
    .tuple(fc.constantFrom(...fractions, ...decimals), fc.constantFrom(...spelledAcuities))
    .map(([acuity, spell]) => {
      const text = spell(acuity);
      return typeof text === 'string' ? { text, meant: acuity } : { text: text[0], meant: null };
    });
  const inWords = fc.constantFrom(...words).map(([meant, text]) => ({ text, meant }));
  const known = (text: string | undefined) => AcuityText.safeParse(text).data ?? null;
  await expectSame(fc.oneof({ weight: 4, arbitrary: numbers }, inWords), {
    form: texts => texts.map(text => known(readAcuity(text))),
    call: texts => texts.map(known),
    'call of a screening': texts => texts.map(ofScreening),
  });
});

/** The acuity that a screening stores for this text, in the first notation that accepts it. */
function ofScreening(unaided: string): string | null {
  for (const notation of [null, ...acuityNotations]) {
    const right = { state: 'done', values: { unaided } };
    const { data } = TestEntries.safeParse({ eyesight: { right, details: { notation } } });
    if (data?.eyesight.right?.state === 'done') return String(data.eyesight.right.values.unaided);
  }
  return null;
}
