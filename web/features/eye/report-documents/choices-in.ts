import type { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { TextKey } from '../../../platform/i18n/use-text.ts';
import { defaultChoices, differingChoices } from './report-choice.ts';

type ChoiceName = ReturnType<typeof differingChoices>[number];

const names = {
  method: 'eye:field.method',
  reference: 'eye:option.reference',
  axialPopulation: 'eye:axial.compare',
  hasEyeLength: 'eye:report.hasEyeLength',
  hasGrowth: 'eye:report.hasGrowth',
  hasTarget: 'eye:report.hasTarget',
  hasProjection: 'eye:report.hasProjection',
  hasTreatmentEffect: 'eye:report.hasTreatmentEffect',
} as const satisfies Record<ChoiceName, TextKey>;

/** How a copy shows something, in words: a comparison by its name. */
export function choiceTexts(name: ChoiceName, content: ReportContent): [what: TextKey, how: TextKey] {
  const { method, reference, axialPopulation } = content;
  if (name === 'method') return [names.method, method ? `eye:method.${method}` : 'eye:report.usualMethod'];
  if (name === 'reference' && reference) return [names.reference, `eye:reference.${reference}`];
  if (name === 'axialPopulation' && axialPopulation)
    return [names.axialPopulation, `eye:axial.table.${axialPopulation}`];
  return [names[name], content[name] ? 'eye:report.shown' : 'eye:report.notShown'];
}

/** The options of a copy that differ from those of a plain one. */
export const choicesIn = (content: ReportContent) =>
  differingChoices(content, defaultChoices).map(name => choiceTexts(name, content));
