import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { type AxialPlace, axialAges } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { axialGrowth, rapidGrowth } from '../../../../shared/features/eye/optics/axial-length.ts';
import type { AxialPopulation } from '../../../../shared/features/eye/optics/axial-populations.ts';
import { largelyMyopic } from '../../../../shared/features/eye/optics/myopia-prevalence.ts';
import {
  axialCourse,
  oldestPlaced,
  placingMismatch,
} from '../../../../shared/features/eye/progression/axial-course.ts';
import { compareGrowth } from '../../../../shared/features/eye/progression/axial-growth.ts';
import { writeYears } from '../../../../shared/features/eye/progression/days.ts';
import { formatCentile } from '../../../../shared/features/eye/progression/format-centile.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { sayRate } from '../../../../shared/features/eye/report-texts/change-words.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { axialReferenceOf, chooserTexts, type ReportData } from './report-data.ts';

/** Axial length compared with age norms, and its growth; empty unless the clinician requested it. */
export function axialBlocks(copy: ReportData): Block[] {
  const parts = [placeLines(copy), growthLines(copy)];
  const chooser = parts.some(({ isCompared }) => isCompared) ? chooserTexts(copy) : [];
  const lines = parts.flatMap(part => part.lines);
  return lines.length === 0
    ? []
    : [
        ...[...lines, ...chooser].map(text => ({ kind: 'paragraph' as const, text, size: 9 })),
        { kind: 'space', height: 10 },
      ];
}

export const isGrowthCompared = (copy: ReportData): boolean =>
  copy.hasEyeLength && growthLines(copy).isCompared;

interface Compared {
  lines: string[];
  /** Whether the lines show a comparison. If not, the lines say why, or there are no lines. */
  isCompared: boolean;
}

const uncompared = (...lines: string[]): Compared => ({ lines, isCompared: false });

function placeLines(copy: ReportData): Compared {
  const { texts, visits, child, language, axialPopulation, hasGrowthContext } = copy;
  const reference = axialReferenceOf(copy);
  const { birthDate } = child;
  const isMeasured = visits.some(({ axialLength: { right, left } }) => (right ?? left) !== null);
  if (!axialPopulation) return uncompared();
  if (!reference || birthDate === null || !isMeasured)
    return uncompared(notPlacedText(copy, axialPopulation, isMeasured));
  const { axial } = texts;
  const { population, sex } = reference;
  const placeText = ({ centile, band }: AxialPlace) =>
    band === null ? formatCentile(centile, axial) : axial.band[band];
  const day = (date: string) => reportDay(language, date);
  const children = axial.children[sex](axial.population[population]);
  const lines = eyes.flatMap(eye => {
    const course = axialCourse(visits, eye, birthDate, reference);
    if (!course) return [];
    const { last, first, gained } = course;
    const now = axial.placed(texts[eye], placeText(last.place), children, day(last.date));
    const before =
      first &&
      axial.before(placeText(first.place), day(first.date), gained === null ? null : formatSigned(gained, 0));
    return [`${now}${before ?? ''}${languages[language].fullStop}`];
  });
  const common = largelyMyopic(population, oldestPlaced(visits, birthDate, reference));
  const mismatch = placingMismatch(visits, birthDate, reference);
  const [from, to] = axialAges[population];
  if (mismatch) return uncompared(axial.unplaced[mismatch](from, to));
  const context =
    common && hasGrowthContext
      ? [axial.largelyMyopic(common.percent, common.year, sources[common.source])]
      : [];
  return { lines: [...lines, ...context], isCompared: lines.length > 0 };
}

function notPlacedText(
  { texts: { axial }, child }: ReportData,
  population: AxialPopulation,
  isMeasured: boolean,
): string {
  const isMissing = { sex: child.gender === null, birthDate: child.birthDate === null, length: !isMeasured };
  const reasons = (['sex', 'birthDate', 'length'] as const).filter(name => isMissing[name]);
  return axial.notPlaced(
    axial.population[population],
    reasons.map(name => axial.reason[name]),
  );
}

function growthLines({ texts, visits, child, hasGrowth, language }: ReportData): Compared {
  const { birthDate } = child;
  const { axial } = texts;
  if (!hasGrowth) return uncompared();
  if (birthDate === null) return uncompared(axial.noGrowth.birthDate);
  const { changes } = texts;
  const size = (mmPerYear: number) => changes.perYear(changes.amount.mm(mmPerYear));
  const day = (date: string) => reportDay(language, date);
  const compared = eyes.flatMap(eye => {
    const growth = compareGrowth(visits, eye, birthDate);
    return growth ? [{ eye, growth }] : [];
  });
  if (compared.length === 0) return uncompared(axial.noGrowth.length);
  const lines = compared.map(({ eye, growth }) => {
    const name = texts[eye];
    if (growth.mismatch !== null) return name + texts.colon + axial.growthMismatch[growth.mismatch];
    const { mmPerYear, mean, result, years, isRapid, equivalent } = growth;
    const rate = sayRate(changes, mmPerYear, { unit: 'mm', tense: 'bare' });
    const own = changes.between(rate, day(growth.from), day(growth.to));
    return (
      name +
      texts.colon +
      [own, axial.growth[result](size(mean), writeYears(years))].join(texts.comma) +
      languages[language].fullStop +
      (equivalent.method === 'dry' ? axial.groupByDry : '') +
      (isRapid ? axial.rapid(size(rapidGrowth.mmPerYear), sources[rapidGrowth.source]) : '')
    );
  });
  const isCompared = compared.some(({ growth }) => growth.mismatch === null);
  return isCompared
    ? { lines: [...lines, axial.growthSource(sources[axialGrowth.source])], isCompared }
    : uncompared(...lines);
}
