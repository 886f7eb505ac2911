import { isLowVision, notationOf } from '../../../../shared/core/optics/acuity.ts';
import { type Eye, eyes } from '../../../../shared/core/optics/eyes.ts';
import { axialRatio, meanCornealRadius } from '../../../../shared/features/eye/optics/keratometry.ts';
import { printedLabel, sayValue } from '../../../../shared/features/eye/visit-fields/field-texts.ts';
import {
  acuityConditions,
  acuityEyes,
  corneaFields,
} from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import type { Block, Cell, Table } from '../../../platform/pdf/document.ts';
import { eyeCell, type ReportData } from './report-data.ts';

/** Low vision, such as counting fingers, has no notation. */
export function acuityCell({ texts, report }: ReportData, acuity: string | null): string {
  if (acuity === null) return '–';
  if (isLowVision(acuity)) return acuity;
  const { acuityNotation } = report;
  const notation = texts.measurements.notation[notationOf(acuity, acuityNotation) ?? acuityNotation];
  return texts.colon === '：' ? `${acuity}（${notation}）` : `${acuity} ${notation}`;
}

export function measurementBlocks(copy: ReportData): Block[] {
  return [...acuityBlocks(copy), ...corneaBlocks(copy)];
}

function acuityBlocks(copy: ReportData): Block[] {
  const { measurements, visit } = copy.texts;
  const { acuity } = copy.report;
  if (!acuity) return [];
  const conditions = acuityConditions.filter(condition => acuityEyes.some(eye => acuity[eye][condition]));
  const rows = acuityEyes
    .filter(eye => conditions.some(condition => acuity[eye][condition]))
    .map(eye => [
      eye === 'both' ? [{ text: measurements.bothEyes, bold: true }] : eyeCell(copy, eye),
      ...conditions.map(condition => acuityCell(copy, acuity[eye][condition])),
    ]);
  const header = conditions.map(condition => visit.acuity.fields[condition].label);
  return tableBlocks(printedLabel(visit.acuity), [copy.texts.eye, ...header], rows);
}

/** Rows about the cornea. The diameter comes last, after values that are computed from the measurements. */
function corneaBlocks(copy: ReportData): Block[] {
  const { measurements, visit } = copy.texts;
  const { cornea, axialLength } = copy.report;
  if (!cornea) return [];
  const { diameter, ...keratometry } = corneaFields;
  const measured = (fields: Partial<typeof corneaFields>) =>
    Object.entries(fields).map(([name, field]) => ({
      title: printedLabel(visit.cornea.fields[name as keyof typeof corneaFields]),
      of: (eye: Eye) => sayValue(field, cornea[eye][name as keyof typeof corneaFields]),
    }));
  const radiusOf = (eye: Eye) => meanCornealRadius(cornea[eye])?.toFixed(2);
  const columns = [
    ...measured(keratometry),
    { title: measurements.meanRadius, of: (eye: Eye) => radiusOf(eye) && `${radiusOf(eye)} mm` },
    {
      title: measurements.ratio,
      of: (eye: Eye) => axialRatio(axialLength?.[eye] ?? null, cornea[eye])?.toFixed(2),
    },
    ...measured({ diameter }),
  ].filter(({ of }) => eyes.some(eye => of(eye)));
  const rows = eyes
    .filter(eye => columns.some(({ of }) => of(eye)))
    .map(eye => [eyeCell(copy, eye), ...columns.map(({ of }) => of(eye) || '–')]);
  return tableBlocks(
    printedLabel(visit.cornea),
    [copy.texts.eye, ...columns.map(({ title }) => title)],
    rows,
  );
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
