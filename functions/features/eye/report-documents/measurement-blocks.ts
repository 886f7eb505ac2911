import { isLowVision, notationOf } from '../../../../shared/core/optics/acuity.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { acuityConditions, acuityEyes } from '../../../../shared/features/eye/eye-reports/acuity.schema.ts';
import { formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import {
  axialRatio,
  curvatureUnit,
  meanCornealRadius,
} from '../../../../shared/features/eye/optics/keratometry.ts';
import type { Block, Cell, Table } from '../../../platform/pdf/document.ts';
import { eyeCell, type ReportData } from './report-data.ts';

/** An acuity with its notation, unless no line was read. */
export function acuityCell({ texts, report }: ReportData, acuity: string | null): string {
  if (acuity === null) return '–';
  if (isLowVision(acuity)) return acuity;
  const { acuityNotation } = report;
  const notation = texts.measurements.notation[notationOf(acuity, acuityNotation) ?? acuityNotation];
  return texts.colon === '：' ? `${acuity}（${notation}）` : `${acuity} ${notation}`;
}

/** Tables of the measured acuity and cornea. */
export function measurementBlocks(copy: ReportData): Block[] {
  return [...acuityBlocks(copy), ...corneaBlocks(copy)];
}

function acuityBlocks(copy: ReportData): Block[] {
  const { measurements } = copy.texts;
  const { acuity } = copy.report;
  if (!acuity) return [];
  const conditions = acuityConditions.filter(condition => acuityEyes.some(eye => acuity[eye][condition]));
  const rows = acuityEyes
    .filter(eye => conditions.some(condition => acuity[eye][condition]))
    .map(eye => [
      eye === 'both' ? [{ text: measurements.bothEyes, bold: true }] : eyeCell(copy, eye),
      ...conditions.map(condition => acuityCell(copy, acuity[eye][condition])),
    ]);
  const header = conditions.map(condition => measurements.condition[condition]);
  return tableBlocks(measurements.acuity, [copy.texts.eye, ...header], rows);
}

function corneaBlocks(copy: ReportData): Block[] {
  const { measurements } = copy.texts;
  const { cornea, axialLength } = copy.report;
  if (!cornea) return [];
  const curvature = (value: number | null) => value && `${formatPlain(value, 2)} ${curvatureUnit(value)}`;
  const columns = [
    { title: measurements.k1, of: (eye: 'right' | 'left') => curvature(cornea[eye].k1) },
    { title: measurements.k2, of: (eye: 'right' | 'left') => curvature(cornea[eye].k2) },
    { title: measurements.axis, of: (eye: 'right' | 'left') => cornea[eye].axis && `${cornea[eye].axis}°` },
    {
      title: measurements.meanRadius,
      of: (eye: 'right' | 'left') => curvature(meanCornealRadius(cornea[eye])),
    },
    {
      title: measurements.ratio,
      of: (eye: 'right' | 'left') => {
        const ratio = axialRatio(axialLength?.[eye] ?? null, cornea[eye]);
        return ratio && formatPlain(ratio, 2);
      },
    },
    {
      title: measurements.diameter,
      of: (eye: 'right' | 'left') => {
        const { diameter } = cornea[eye];
        return diameter && `${formatPlain(diameter, 1)} mm`;
      },
    },
  ].filter(({ of }) => eyes.some(eye => of(eye)));
  const rows = eyes
    .filter(eye => columns.some(({ of }) => of(eye)))
    .map(eye => [eyeCell(copy, eye), ...columns.map(({ of }) => of(eye) || '–')]);
  return tableBlocks(measurements.cornea, [copy.texts.eye, ...columns.map(({ title }) => title)], rows);
}

function tableBlocks(title: string, header: string[], rows: Cell[][]): Block[] {
  if (rows.length === 0) return [];
  const table: Table = {
    kind: 'table',
    size: 8.5,
    columns: [{ share: 1.6 }, ...header.slice(1).map(() => ({ share: 1.4, align: 'end' as const }))],
    header,
    hasRowHeads: true,
    rows,
  };
  return [
    { kind: 'space', height: 10 },
    { kind: 'heading', level: 2, text: title, size: 11.5 },
    { kind: 'space', height: 2 },
    table,
  ];
}
