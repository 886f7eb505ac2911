import { languages } from '../../../../shared/core/languages.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import {
  formatCylinder,
  formatDiopters,
  formatPower,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { lacksSphere } from '../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import { isContactLens, planeOf } from '../../../../shared/features/eye/optics/plane.ts';
import type { PrescribedEye, RefractedEye } from '../../../../shared/features/eye/optics/refraction.ts';
import { sphericalEquivalent } from '../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { isMeasuredReshaped } from '../../../../shared/features/eye/progression/reshaped-findings.ts';
import { sayTarget } from '../../../../shared/features/eye/report-texts/change-words.ts';
import type { PdfTexts } from '../../../../shared/features/eye/report-texts/pdf-text-types.ts';
import { nameOfTreatment } from '../../../../shared/features/eye/treatments/contradicting-text.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { factsOf, printedLabel, sayValue } from '../../../../shared/features/eye/visit-fields/field-texts.ts';
import {
  pairFields,
  pupilFields,
  staffGroups,
  visitFields,
} from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import type { Block, Cell, Document, Table } from '../../../platform/pdf/document.ts';
import { noValue, withFilledColumns } from '../../../platform/pdf/filled-columns.ts';
import { dayOf, framedDocument, mutedColor } from '../../../platform/pdf/report-frame.ts';
import { acuityCell, measurementBlocks } from './measurement-blocks.ts';
import { eyeCell, type ReportData } from './report-data.ts';
import { explanation } from './table-explanation.ts';

/** Remarks for the lab are printed only on the lab's copy. */
export function refractionReport(copy: ReportData): Document {
  const { texts, report, isForLab } = copy;
  return framedDocument(copy, texts.refraction, [
    ...staffMark(copy),
    ...prescriptionBlocks(copy),
    ...findingsBlocks(copy),
    ...measurementBlocks(copy),
    ...(copy.isForStaff ? staffBlocks(copy) : []),
    ...reshapedBlocks(copy),
    ...factBlocks(copy),
    ...(isForLab
      ? textBlocks(printedLabel(texts.visit.labRemarks), report.labRemarks)
      : textBlocks(texts.visit.comment.label, report.comment)),
  ]);
}

/** A line of text on the staff's copy, which distinguishes it from the family's copy. */
export const staffMark = ({ isForStaff, texts }: ReportData): Block[] =>
  isForStaff ? [{ kind: 'paragraph', text: texts.staffOnly }] : [];

const section = (text: string): Block[] => [
  { kind: 'space', height: 10 },
  { kind: 'heading', level: 2, text, size: 11.5 },
  { kind: 'space', height: 2 },
];

export function textBlocks(title: string, text: string | null): Block[] {
  return text ? [...section(title), { kind: 'paragraph', text }] : [];
}

function powerCells(power: RefractedEye | PrescribedEye, { plano, noSphere }: PdfTexts): Cell[] {
  const { sph, cyl, axis, add } = power;
  const blank = lacksSphere(power) ? noSphere : noValue;
  return [
    sph === null ? blank : formatPower(sph, plano),
    formatCylinder(cyl) ?? noValue,
    cyl && axis !== null ? `${axis}°` : noValue,
    add ? formatDiopters(add) : noValue,
  ];
}

const isFilled = (of: RefractedEye | PrescribedEye): boolean =>
  Object.values(of).some(value => (Array.isArray(value) ? value.length > 0 : value !== null));

function prescriptionBlocks(copy: ReportData): Block[] {
  const { texts, report } = copy;
  const { prescription } = report;
  if (!prescription || !hasPrescription(report)) return [];
  const { columns } = texts;
  const row = (eye: 'right' | 'left'): Cell[] => {
    const of = prescription[eye];
    const prisms = of.prisms
      .filter(({ power }) => power > 0)
      .map(({ power, base }) => `${power} Δ ${base ? texts.base[base] : ''}`.trim());
    const unit = prescription.lensKind === 'spectacle' ? 'D' : 'mm';
    return [
      eyeCell(copy, eye),
      ...powerCells(of, texts),
      measured(of.pd, 'mm'),
      measured(of.height, 'mm'),
      prisms.length > 0 ? prisms.join('\n') : noValue,
      measured(of.baseCurve, unit),
      measured(of.diameter, 'mm'),
    ];
  };
  const table: Table = {
    kind: 'table',
    size: 8.5,
    columns: [{ share: 2.3 }, ...ends(6, 1.35), { share: 1.9, align: 'end' }, ...ends(2, 1.5)],
    header: [
      texts.eye,
      columns.sph,
      columns.cyl,
      columns.axis,
      columns.add,
      columns.pd,
      columns.height,
      columns.prism,
      columns.baseCurve,
      columns.diameter,
    ],
    hasRowHeads: true,
    rows: [row('right'), row('left')],
  };
  return [...section(texts.prescription), withFilledColumns(table)];
}

const hasPrescription = ({ prescription }: ReportData['report']): boolean =>
  prescription !== null && (isFilled(prescription.right) || isFilled(prescription.left));

const ends = (count: number, share: number) =>
  Array.from({ length: count }, () => ({ share, align: 'end' as const }));

const measured = (value: number | null, unit: string): string =>
  value === null ? noValue : `${value}\u00A0${unit}`;

function findingsBlocks(copy: ReportData): Block[] {
  const { texts, report } = copy;
  const { columns } = texts;
  const methods = (['cycloplegic', 'dry', 'current'] as const).filter(method => {
    const found = report.refractions[method];
    return found && (isFilled(found.right) || isFilled(found.left));
  });
  if (methods.length === 0)
    return hasPrescription(report)
      ? explanation(texts, false)
      : [{ kind: 'paragraph', text: texts.nothing, color: mutedColor }];
  const rows = methods.flatMap(method =>
    eyes.flatMap(eye => {
      const found = report.refractions[method];
      const of = found?.[eye];
      if (!of || !isFilled(of)) return [];
      const se = sphericalEquivalent(of);
      const name: Cell = eye === 'right' || !isFilled(found.right) ? [{ text: texts.method[method] }] : '';
      return [
        [
          name,
          eyeCell(copy, eye),
          ...powerCells(of, texts),
          se === null ? noValue : formatPower(se, texts.plano),
          acuityCell(copy, of.va),
        ],
      ];
    }),
  );
  const table: Table = {
    kind: 'table',
    size: 8.5,
    columns: [{ share: 2.2 }, { share: 2 }, ...ends(5, 1.2), { share: 2, align: 'end' }],
    header: ['', texts.eye, columns.sph, columns.cyl, columns.axis, columns.add, columns.se, columns.va],
    rows,
  };
  const filled = withFilledColumns(table);
  return [...section(texts.findings), filled, ...explanation(texts, filled.header.includes(columns.se))];
}

/** A remark if lenses had reshaped the cornea before it was measured. */
function reshapedBlocks({ texts, report, visits }: ReportData): Block[] {
  return isMeasuredReshaped(report, visits)
    ? [
        { kind: 'space', height: 6 },
        { kind: 'paragraph', text: texts.reshapedFindings, size: 9 },
      ]
    : [];
}

/**
 * Says to which plane (cornea or spectacle plane) the prescribed powers of contact lenses apply. The powers
 * of glasses are always those of the spectacle plane, and families do not know the term.
 */
function planeText({ texts, report }: ReportData): string | null {
  const { prescription } = report;
  const isPowered = prescription?.right.sph != null || prescription?.left.sph != null;
  if (!prescription || !isPowered || !isContactLens(prescription.lensKind)) return null;
  return texts.plane[planeOf(prescription)];
}

const wordsIn = (copy: ReportData) => ({
  texts: copy.texts.visit,
  eye: { ...copy.texts.short, both: copy.texts.measurements.bothEyes },
  date: (day: string) => dayOf(copy, day),
});

function factBlocks(copy: ReportData): Block[] {
  const { texts, report } = copy;
  const { facts, visit } = texts;
  const { prescription, pupil, target } = report;
  const day = (date: string | null) => date && dayOf(copy, date);
  const treatments = treatmentPeriodsOf(copy.visits)
    .filter(({ to }) => to === null || to >= report.date)
    .map(({ kind, product, dose, from, to }) =>
      [
        nameOfTreatment(kind, product, texts.intervention[kind]),
        dose,
        texts.since(dayOf(copy, from)),
        to && texts.until(dayOf(copy, to)),
      ]
        .filter(Boolean)
        .join(' · '),
    );
  const aim = target && sayTarget(texts.changes, target);
  const { isForLab } = copy;
  const pairs: [string, string | null | undefined][] = [
    [
      facts.lensKind,
      prescription && [texts.lensKind[prescription.lensKind], planeText(copy)].filter(Boolean).join(' · '),
    ],
    [
      facts.vertex,
      prescription?.vertex && !isContactLens(prescription.lensKind) ? `${prescription.vertex} mm` : null,
    ],
    [facts.expiresOn, prescription && day(prescription.expiresOn)],
    ...(['lens', 'frame', 'model', 'color'] as const).map((name): [string, string | null] => [
      visit[name].label,
      report[name],
    ]),
    ...factsOf(pairFields, '', report, wordsIn(copy)),
    [
      visit.pupil.label,
      pupil &&
        [sayValue(pupilFields.state, pupil.state, visit.pupil.fields.state)?.toLocaleLowerCase(), pupil.agent]
          .filter(Boolean)
          .join(' · '),
    ],
    [facts.intervention, isForLab ? null : treatments.join(texts.colon === '：' ? '；' : '; ')],
    [facts.target, isForLab ? null : aim],
    [visit.returnBy.label, isForLab ? day(report.returnBy) : null],
    [visit.followUp.label, isForLab ? null : day(report.followUp)],
  ];
  const filledPairs = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filledPairs.length === 0 ? [] : [{ kind: 'space', height: 12 }, pairsBlock(copy, filledPairs)];
}

function pairsBlock({ texts }: ReportData, pairs: [string, string][]): Block {
  const half = Math.ceil(pairs.length / 2);
  return {
    kind: 'columns',
    gap: 24,
    columns: [pairs.slice(0, half), pairs.slice(half)].map(side => ({
      share: 1,
      blocks: side.map(([name, value]) => ({
        kind: 'paragraph',
        text: [{ text: `${name}${texts.colon}`, color: mutedColor }, { text: value }],
      })),
    })),
  };
}

/** Content for the staff only, in groups with a heading each. Empty groups are left out. */
function staffBlocks(copy: ReportData): Block[] {
  const { visit } = copy.texts;
  const wearing = wearingFacts(copy);
  const groups = (['questionnaire', ...staffGroups] as const).map(group => {
    const facts = factsOf(visitFields[group], group, copy.report[group], wordsIn(copy));
    if (group === 'questionnaire') facts.unshift(...riskFacts(copy));
    if (group === 'sideEffects') facts.unshift(...wearing);
    return { label: visit[group].label, facts };
  });
  return groups.flatMap(({ label, facts }) =>
    facts.length === 0 ? [] : [...section(label), pairsBlock(copy, facts)],
  );
}

function riskFacts({ texts, report: { riskFactors }, language }: ReportData): [string, string][] {
  const named = riskFactors.map(factor => texts.riskFactor[factor]).join(languages[language].listSeparator);
  return named === '' ? [] : [[texts.facts.riskFactors, named]];
}

/** What families said about wearing time or adherence, with the day of the visit if it was an earlier one. */
function wearingFacts(copy: ReportData): [string, string][] {
  const { texts, visits, report } = copy;
  return treatmentPeriodsOf(visits)
    .filter(({ to, wearing }) => wearing && (to === null || to >= report.date))
    .map(({ kind, product, wearing, wearingOn }) => {
      const name = `${texts.facts.wearing} · ${nameOfTreatment(kind, product, texts.intervention[kind])}`;
      const isEarlier = wearingOn !== undefined && wearingOn !== report.date;
      return [name, [wearing, isEarlier && dayOf(copy, wearingOn)].filter(Boolean).join(' · ')];
    });
}
