import { languageTag } from '../../../../shared/core/languages.ts';
import type { EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';
import { axialPopulations } from '../../../../shared/features/eye/optics/axial-populations.ts';
import { referenceIds } from '../../../../shared/features/eye/progression/reference-rates.ts';
import { reportMethods } from '../../../../shared/features/eye/progression/report-course.ts';
import { copyKinds } from '../../../../shared/features/eye/report-documents/copies.ts';
import type { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { parseWrittenLanguage } from '../../../platform/i18n/written-languages.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

/** The pages that show the kinds of reports. */
export const reportPages = { myopia: 'myopiaReport', refraction: 'refractionReport' } as const;

/** The kind of report for which most options are chosen. */
export const choiceKind = 'myopia';

export interface ReportChoice extends Omit<ReportContent, 'chosenBy'>, ReportLanguage {}

/** Options of a plain copy. */
export const defaultChoices = {
  copy: null,
  reference: null,
  method: null,
  axialPopulation: null,
  hasGrowth: false,
  hasEyeLength: true,
  hasProjection: false,
  hasTarget: false,
  hasTreatmentEffect: false,
} satisfies ReportContent;

export const defaultReportChoice = (written: ReportLanguage): ReportChoice => ({
  ...written,
  ...defaultChoices,
});

const urlSwitches = {
  hasEyeLength: ['length', true],
  hasGrowth: ['growth', false],
  hasProjection: ['projection', false],
  hasTarget: ['target', false],
  hasTreatmentEffect: ['effect', false],
} as const;

type SwitchName = keyof typeof urlSwitches;

/** URL parameter value for "none", because a missing parameter means the default. */
const none = 'none';
const comparisonParams = ['reference', 'axial', 'growth', 'target', 'effect'];

export const contentOf = ({ language: _, script: __, ...content }: ReportChoice): object => content;

const choiceNames = [
  'method',
  'reference',
  'axialPopulation',
  'hasEyeLength',
  'hasGrowth',
  'hasTarget',
  'hasProjection',
  'hasTreatmentEffect',
] as const;

/**
 * Options in which two copies of these kinds of reports differ. All of them but the method are the myopia
 * report's.
 */
export const differingChoices = (
  one: ReportContent,
  other: ReportContent,
  kinds: readonly string[] = [choiceKind],
) =>
  choiceNames
    .filter(name => name === 'method' || kinds.includes(choiceKind))
    .filter(name => (one[name] ?? null) !== (other[name] ?? null));

/** Returns the options with which a kind of copy was last sent; undefined if it was never sent. */
export type SentChoices = (copy: ReportChoice['copy']) => Partial<ReportChoice> | undefined;

/**
 * Default options of a copy: those with which it was last sent, otherwise the remembered ones. The family's
 * copy never shows the treatment effect by default.
 */
export const defaultsFor = (
  copy: ReportChoice['copy'],
  { hasTreatmentEffect, ...remembered }: ReportChoice,
  sentChoices: SentChoices = () => undefined,
): ReportChoice => ({
  ...remembered,
  hasTreatmentEffect: hasTreatmentEffect && (copy ?? 'family') !== 'family',
  ...sentChoices(copy),
});

/**
 * Options of a copy of the report, read from the URL, with a setter.
 * @param remembered values for missing parameters, for copies that were not sent
 */
export function useReportChoice(remembered: ReportChoice, sentChoices?: SentChoices) {
  const { query: search, change: changeUrl } = useUrlState();
  const copy = copyKinds.find(kind => kind === search.get('for')) ?? remembered.copy ?? null;
  const defaultChoice = defaultsFor(copy, remembered, sentChoices);
  const isOn = (name: SwitchName) => {
    const [key, otherwise] = urlSwitches[name];
    return search.has(key) ? search.get(key) === '1' : (defaultChoice[name] ?? otherwise);
  };
  const oneOf = <Id extends string>(name: string, ids: readonly Id[], otherwise: Id | null | undefined) =>
    search.get(name) === none ? null : (ids.find(id => id === search.get(name)) ?? otherwise ?? null);
  const choice: ReportChoice = {
    ...parseWrittenLanguage(search.get('copy'), defaultChoice),
    copy,
    reference: oneOf('reference', referenceIds, defaultChoice.reference),
    method: oneOf('method', reportMethods, defaultChoice.method),
    axialPopulation: oneOf('axial', axialPopulations, defaultChoice.axialPopulation),
    hasGrowth: isOn('hasGrowth'),
    hasEyeLength: isOn('hasEyeLength'),
    hasProjection: isOn('hasProjection'),
    hasTarget: isOn('hasTarget'),
    hasTreatmentEffect: isOn('hasTreatmentEffect'),
  };
  const change = (changes: Partial<ReportChoice>) => {
    const next = { ...choice, ...changes };
    const after = toSearchParams(next, defaultsFor(next.copy, remembered, sentChoices));
    const names = (Object.keys(changes) as (keyof ReportChoice)[]).map(paramNameOf);
    changeUrl(Object.fromEntries(names.map(name => [name, after.get(name)])));
  };
  /**
   * Shows a stored comparison. For a copy that was not sent, it is the default: the parameters of the
   * comparison are removed from the URL.
   */
  const show = (comparison: EyeComparison) =>
    sentChoices?.(copy)
      ? change(comparison)
      : changeUrl(Object.fromEntries(comparisonParams.map(name => [name, null])));
  return { choice, defaultChoice, change, show };
}

function paramNameOf(name: keyof ReportChoice): string {
  if (name === 'copy') return 'for';
  if (name === 'language' || name === 'script') return 'copy';
  if (name === 'axialPopulation') return 'axial';
  return name === 'reference' || name === 'method' ? name : urlSwitches[name][0];
}

/** URL parameters of all options, for a page whose defaults are not known. */
export function allParams({ language, script, copy, ...choice }: ReportChoice): URLSearchParams {
  const search = new URLSearchParams({ copy: languageTag(language, script), ...(copy && { for: copy }) });
  search.set('reference', choice.reference ?? none);
  search.set('method', choice.method ?? none);
  search.set('axial', choice.axialPopulation ?? none);
  for (const [name, [key]] of Object.entries(urlSwitches))
    search.set(key, choice[name as SwitchName] ? '1' : '0');
  return search;
}

/** URL parameters of the options that differ from the page's defaults. */
export function toSearchParams(
  { language, script, copy, reference, method, axialPopulation, ...more }: ReportChoice,
  defaults: Partial<ReportChoice> = {},
): URLSearchParams {
  const search = new URLSearchParams({ copy: languageTag(language, script) });
  if (copy) search.set('for', copy);
  const chosen = [
    ['reference', reference, defaults.reference],
    ['method', method, defaults.method],
    ['axial', axialPopulation, defaults.axialPopulation],
  ] as const;
  for (const [name, value, otherwise] of chosen)
    if ((value ?? null) !== (otherwise ?? null)) search.set(name, value ?? none);
  for (const name of Object.keys(urlSwitches) as (keyof typeof urlSwitches)[]) {
    const [key, otherwise] = urlSwitches[name];
    if (more[name] !== (defaults[name] ?? otherwise)) search.set(key, more[name] ? '1' : '0');
  }
  return search;
}
