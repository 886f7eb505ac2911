import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import { axialSource, drawnCentiles } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { type ChartDrawing, drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { chartTargetOf } from '../../../../shared/features/eye/progression/chart-target.ts';
import {
  type RateAtAges,
  type ReferenceRate,
  referenceRates,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { articles, nameOf, placeOf, sources } from '../../../../shared/features/eye/progression/sources.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { sayRate, sayTarget } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { isOnRedLight } from '../../../../shared/features/eye/treatments/red-light.ts';
import { treatmentCoursesOf } from '../../../../shared/features/eye/treatments/treatment-courses.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import { chartLabelSize, chartShapes, valueWriter } from './chart-shapes.ts';
import { legendDrawing } from './legend-drawing.ts';
import { axialReferenceOf, chooserTexts, type ReportData } from './report-data.ts';
import { reportMethod } from './report-method.ts';
import { joinSentences, remarksOn } from './trend-spans.ts';

/**
 * Heights of the chart in points. `named` is lower, so that a line below the chart that says who chose the
 * comparison fits on the page.
 */
const heights = { plain: 137, named: 125 };
/** Empty space below the ages, which the block of the chart leaves out. */
const spaceBelow = 9;

/**
 * The chart with title and source; empty if there is nothing to draw.
 * @param sharesAxisWith measure of the other chart of the report, if it has two
 */
export function chartBlocks(
  copy: ReportData,
  measure: 'se' | 'axial',
  sharesAxisWith: 'se' | 'axial' | undefined,
): Block[] {
  const { texts, visits, child, reference, hasProjection, hasTarget, hasTreatmentEffect } = copy;
  const method = reportMethod(copy);
  const height = copy.comparedBy === null ? heights.plain : heights.named;
  const draw = (width: number) =>
    drawChart({
      visits,
      birthDate: child.birthDate,
      measure,
      method,
      by: child.birthDate === null ? 'date' : 'age',
      reference,
      axialReference: axialReferenceOf(copy),
      treatments: treatmentCoursesOf(visits).map(({ kind, from, to }) => ({
        kind,
        label: texts.intervention[kind],
        from,
        to,
      })),
      labelSize: chartLabelSize,
      hasProjection,
      hasTarget,
      hasTreatmentEffect,
      sharesAxisWith,
      width,
      height,
    });
  const known = draw(500);
  if (!known) return [];
  const written = valueWriter(measure);
  const course = (eye: 'right' | 'left') =>
    known.marks
      .filter(mark => mark.eye === eye && mark.isMain)
      .map(({ value }) => written(value))
      .join(', ') || '–';
  return [
    {
      kind: 'together',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            {
              text: child.birthDate === null ? texts.chart.byDate[measure] : texts.chart[measure],
              bold: true,
            },
            {
              text: `  ${measure === 'se' ? texts.chart.unit(texts.method[method]) : 'mm'}`,
              color: mutedColor,
            },
          ],
        },
        legendDrawing(known, copy),
        {
          kind: 'drawing',
          alt: texts.chart.alt(course('right'), course('left')),
          height: height - spaceBelow,
          shapes: width => {
            const drawing = draw(width);
            return drawing ? chartShapes(drawing, copy, measure) : [];
          },
        },
        { kind: 'paragraph', text: notesOn(copy, known, measure), color: mutedColor, size: 8 },
      ],
    },
    { kind: 'space', height: 10 },
  ];
}

/** Whether the sentence above the chart says why the child is not compared with the study. */
function isMismatchNamed(copy: ReportData): boolean {
  const { visits, reference, child } = copy;
  const method = reportMethod(copy);
  const { comparison } = summarizeTrend({
    visits,
    birthDate: child.birthDate,
    measure: 'se',
    method,
    reference,
  });
  return comparison !== null && comparison.mismatch !== null;
}

function notesOn(copy: ReportData, drawing: ChartDrawing, measure: 'se' | 'axial'): string {
  const { texts, reference, language, visits } = copy;
  const axial = axialReferenceOf(copy);
  const { source, rates, meanAge }: Partial<ReferenceRate> = reference ? referenceRates[reference] : {};
  const [only, ...more]: readonly RateAtAges[] = rates ?? [];
  const aim = chartTargetOf(visits, measure);
  const unit = measure === 'se' ? 'D' : 'mm';
  const rated = (perYear: number, unit: 'D' | 'mm') =>
    sayRate(texts.changes, perYear, { unit, tense: 'bare' });
  const rate = only && more.length === 0 ? rated(only.perYear, 'D') : '';
  const parts = [
    ...(drawing.reference && reference && source
      ? [
          texts.chart.source(texts.population[reference], nameOf(articles[source]), rate),
          texts.chart.published(placeOf(articles[source])),
          ...(meanAge === undefined ? [] : [texts.chart.meanAge(meanAge)]),
          ...remarksOn(texts, reference, reportMethod(copy)),
        ]
      : []),
    ...(measure === 'se' &&
    reference &&
    !drawing.reference &&
    copy.child.birthDate !== null &&
    !isOnRedLight(visits) &&
    !isMismatchNamed(copy)
      ? [texts.chart.notDrawn.fit(texts.population[reference])]
      : []),
    ...(drawing.centiles.length > 0 && axial
      ? [
          texts.chart.centiles(
            drawnCentiles[axial.population].join(languages[language].listSeparator),
            texts.axial.children[axial.sex](texts.axial.population[axial.population]),
            sources[axialSource(axial.population)],
          ),
          texts.chart.centileExplained,
        ]
      : []),
    ...(drawing.reference || drawing.centiles.length + drawing.study.length > 0 ? chooserTexts(copy) : []),
    ...(drawing.study.length > 0 ? [texts.response.points] : []),
    ...(drawing.projections.length > 0 ? [texts.projected] : []),
    ...(aim && drawing.targets.length > 0
      ? [texts.aimed(sayTarget(texts.changes, { ...aim, unit }), reportDay(language, aim.since))]
      : []),
  ];
  return joinSentences(language, parts);
}
