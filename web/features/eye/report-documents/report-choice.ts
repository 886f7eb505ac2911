import { axialPopulations } from '../../../../shared/features/eye/optics/axial-populations.ts';
import { referenceIds } from '../../../../shared/features/eye/progression/reference-rates.ts';
import { reportMethods } from '../../../../shared/features/eye/progression/report-course.ts';
import { copyKinds } from '../../../../shared/features/eye/report-documents/copies.ts';
import type { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { ReportCopy, ReportLanguage } from '../../../platform/features/report-places.ts';
import { parseWrittenLanguage, writtenLanguageOf } from '../../../platform/i18n/written-languages.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

export interface ReportChoice extends ReportContent, ReportLanguage {}

export const defaultReportChoice = (written: ReportLanguage): ReportChoice => ({
  ...written,
  copy: null,
  reference: null,
  method: null,
  axialPopulation: null,
  hasGrowth: false,
  hasEyeLength: true,
  hasProjection: false,
  hasTarget: false,
  hasTreatmentEffect: false,
});

const urlSwitches = {
  hasEyeLength: ['length', true],
  hasGrowth: ['growth', false],
  hasProjection: ['projection', false],
  hasTarget: ['target', false],
  hasTreatmentEffect: ['effect', false],
} as const;

export const copyOf = ({ language, script, ...content }: ReportChoice): ReportCopy => ({
  language,
  script,
  content,
});

/** Copy options from the URL, with a setter. @param defaultChoice for missing parameters */
export function useReportChoice(defaultChoice: ReportChoice) {
  const { query: search, change: changeUrl } = useUrlState();
  const isOn = (name: keyof typeof urlSwitches) => {
    const [key, otherwise] = urlSwitches[name];
    return search.has(key) ? search.get(key) === '1' : otherwise;
  };
  const choice: ReportChoice = {
    ...parseWrittenLanguage(search.get('copy'), defaultChoice),
    copy: copyKinds.find(kind => kind === search.get('for')) ?? defaultChoice.copy ?? null,
    reference: referenceIds.find(id => id === search.get('reference')) ?? null,
    method: reportMethods.find(method => method === search.get('method')) ?? null,
    axialPopulation: axialPopulations.find(id => id === search.get('axial')) ?? null,
    hasGrowth: isOn('hasGrowth'),
    hasEyeLength: isOn('hasEyeLength'),
    hasProjection: isOn('hasProjection'),
    hasTarget: isOn('hasTarget'),
    hasTreatmentEffect: isOn('hasTreatmentEffect'),
  };
  const change = (changes: Partial<ReportChoice>) => {
    const after = toSearchParams({ ...choice, ...changes });
    const names = (Object.keys(changes) as (keyof ReportChoice)[]).map(paramNameOf);
    changeUrl(Object.fromEntries(names.map(name => [name, after.get(name)])));
  };
  return { choice, change };
}

function paramNameOf(name: keyof ReportChoice): string {
  if (name === 'copy') return 'for';
  if (name === 'language' || name === 'script') return 'copy';
  if (name === 'axialPopulation') return 'axial';
  return name === 'reference' || name === 'method' ? name : urlSwitches[name][0];
}

export function toSearchParams({
  language,
  script,
  copy,
  reference,
  method,
  axialPopulation,
  ...more
}: ReportChoice): URLSearchParams {
  const search = new URLSearchParams({ copy: writtenLanguageOf(language, script) });
  if (copy) search.set('for', copy);
  if (reference) search.set('reference', reference);
  if (method) search.set('method', method);
  if (axialPopulation) search.set('axial', axialPopulation);
  for (const name of Object.keys(urlSwitches) as (keyof typeof urlSwitches)[]) {
    const [key, otherwise] = urlSwitches[name];
    if (more[name] !== otherwise) search.set(key, more[name] ? '1' : '0');
  }
  return search;
}
