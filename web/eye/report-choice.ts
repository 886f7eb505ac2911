import { useSearchParams } from 'react-router';
import { type ReferenceId, referenceIds } from '../../shared/eye/reference-rates.ts';
import type { Locale } from '../../shared/fields.ts';

/** What a copy shows. It stands in the address, which says nothing about the child. */
export interface ReportChoice {
  language: Locale;
  reference: ReferenceId | null;
  hasEyeLength: boolean;
  hasProjection: boolean;
  hasTarget: boolean;
  hasTreatmentEffect: boolean;
}

/** A copy as it is without further wishes. */
export const usualChoice = (language: Locale): ReportChoice => ({
  language,
  reference: null,
  hasEyeLength: true,
  hasProjection: false,
  hasTarget: false,
  hasTreatmentEffect: false,
});

/** Names in the address, and what holds where one is absent. */
const switches = {
  hasEyeLength: ['length', true],
  hasProjection: ['projection', false],
  hasTarget: ['target', false],
  hasTreatmentEffect: ['effect', false],
} as const;

/** The copy that the address tells of, and the way to another. @param usual where it names no language */
export function useReportChoice(usual: Locale) {
  const [search, setSearch] = useSearchParams();
  const isOn = (name: keyof typeof switches) => {
    const [key, otherwise] = switches[name];
    return search.has(key) ? search.get(key) === '1' : otherwise;
  };
  const asked = search.get('copy');
  const choice: ReportChoice = {
    language: asked === 'en' || asked === 'zh' ? asked : usual,
    reference: referenceIds.find(id => id === search.get('reference')) ?? null,
    hasEyeLength: isOn('hasEyeLength'),
    hasProjection: isOn('hasProjection'),
    hasTarget: isOn('hasTarget'),
    hasTreatmentEffect: isOn('hasTreatmentEffect'),
  };
  const change = (changes: Partial<ReportChoice>) =>
    setSearch(searchOf({ ...choice, ...changes }), { replace: true, preventScrollReset: true });
  return { choice, change };
}

export function searchOf({ language, reference, ...more }: ReportChoice): URLSearchParams {
  const search = new URLSearchParams({ copy: language });
  if (reference) search.set('reference', reference);
  for (const name of ['hasEyeLength', 'hasProjection', 'hasTarget', 'hasTreatmentEffect'] as const) {
    const [key, otherwise] = switches[name];
    if (more[name] !== otherwise) search.set(key, more[name] ? '1' : '0');
  }
  return search;
}
