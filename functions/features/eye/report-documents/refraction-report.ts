import {
  formatDiopters,
  formatPower,
  formatSigned,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { PrescribedEye, RefractedEye } from '../../../../shared/features/eye/optics/refraction.ts';
import { sphericalEquivalent } from '../../../../shared/features/eye/optics/sphero-cylinder.ts';
import type { Block, Cell, Document, Table } from '../../../platform/pdf/document.ts';
import { dayOf, framedDocument, mutedColor } from '../../../platform/pdf/report-frame.ts';
import { eyeColors, type ReportData } from './report-data.ts';

/** The refraction report; lab remarks are printed on the lab's copy only. */
export function refractionReport(copy: ReportData): Document {
  const { texts, report } = copy;
  const isForLab = report.to?.kind === 'lab';
  return framedDocument(copy, texts.refraction, [
    ...prescriptionBlocks(copy),
    ...findingsBlocks(copy),
    ...factBlocks(copy),
    ...(isForLab
      ? textBlocks(texts.labRemarks, report.labRemarks)
      : textBlocks(texts.comment, report.comment)),
  ]);
}

const section = (text: string): Block[] => [
  { kind: 'space', height: 10 },
  { kind: 'heading', level: 2, text, size: 11.5 },
  { kind: 'space', height: 2 },
];

/** A text section with heading; empty without text. */
export function textBlocks(title: string, text: string | null): Block[] {
  return text ? [...section(title), { kind: 'paragraph', text }] : [];
}

/** Sphere, cylinder, axis and addition as table cells. */
function powerCells({ sph, cyl, axis, add }: RefractedEye | PrescribedEye, plano: string): Cell[] {
  return [
    sph === null ? '–' : formatPower(sph, plano),
    cyl ? formatDiopters(cyl) : '–',
    cyl && axis !== null ? `${axis}°` : '–',
    add ? formatDiopters(add) : '–',
  ];
}

const eyeCell = (copy: ReportData, eye: 'right' | 'left'): Cell => [
  { text: copy.texts[eye], bold: true, color: eyeColors[eye] },
];

function prescriptionBlocks(copy: ReportData): Block[] {
  const { texts, report } = copy;
  const { prescription } = report;
  if (!prescription) return [];
  const { columns } = texts;
  const row = (eye: 'right' | 'left'): Cell[] => {
    const of = prescription[eye];
    const prisms = of.prisms
      .filter(({ power }) => power > 0)
      .map(({ power, base }) => `${power} Δ ${base ? texts.base[base] : ''}`.trim());
    const unit = prescription.lensKind === 'spectacle' ? 'D' : 'mm';
    return [
      eyeCell(copy, eye),
      ...powerCells(of, texts.plano),
      measured(of.pd, 'mm'),
      measured(of.height, 'mm'),
      prisms.length > 0 ? prisms.join('\n') : '–',
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
  return [...section(texts.prescription), table];
}

const ends = (count: number, share: number) =>
  Array.from({ length: count }, () => ({ share, align: 'end' as const }));

const measured = (value: number | null, unit: string): string =>
  value === null ? '–' : `${value}\u00A0${unit}`;

function findingsBlocks(copy: ReportData): Block[] {
  const { texts, report } = copy;
  const { columns } = texts;
  const methods = (['cycloplegic', 'dry', 'current'] as const).filter(method => report.refractions[method]);
  if (methods.length === 0)
    return report.prescription ? [] : [{ kind: 'paragraph', text: texts.nothing, color: mutedColor }];
  const rows = methods.flatMap(method =>
    (['right', 'left'] as const).flatMap(eye => {
      const of = report.refractions[method]?.[eye];
      if (!of) return [];
      const se = sphericalEquivalent(of);
      const name: Cell = eye === 'right' ? [{ text: texts.method[method] }] : '';
      return [
        [
          name,
          eyeCell(copy, eye),
          ...powerCells(of, texts.plano),
          se === null ? '–' : formatDiopters(se),
          of.va ?? '–',
        ],
      ];
    }),
  );
  const table: Table = {
    kind: 'table',
    size: 8.5,
    columns: [{ share: 2.2 }, { share: 2 }, ...ends(6, 1.2)],
    header: ['', texts.eye, columns.sph, columns.cyl, columns.axis, columns.add, columns.se, columns.va],
    rows,
  };
  return [...section(texts.findings), table];
}

/** Other recorded fields; empty ones are left out. */
function factBlocks(copy: ReportData): Block[] {
  const { texts, report } = copy;
  const { facts } = texts;
  const { prescription, axialLength, intervention, target } = report;
  const day = (date: string | null) => date && dayOf(copy, date);
  const length = (value: number | null | undefined) => (value ? `${value.toFixed(2)} mm` : '–');
  const treatment =
    intervention && intervention.kind !== 'none'
      ? [
          intervention.product ?? texts.intervention[intervention.kind],
          texts.since(dayOf(copy, intervention.from)),
        ].join(' · ')
      : null;
  const aim =
    target &&
    [
      target.perYear === null ? null : `${formatSigned(target.perYear)} ${texts.perYear[target.unit]}`,
      target.text,
    ]
      .filter(Boolean)
      .join(' · ');
  const isForLab = report.to?.kind === 'lab';
  const pairs: [string, string | null | undefined][] = [
    [facts.lensKind, prescription && texts.lensKind[prescription.lensKind]],
    [facts.vertex, prescription?.vertex ? `${prescription.vertex} mm` : null],
    [facts.expiresOn, prescription && day(prescription.expiresOn)],
    [facts.lens, report.lens],
    [facts.frame, report.frame],
    [facts.model, report.model],
    [facts.color, report.color],
    [
      facts.axialLength,
      axialLength &&
        `${texts.short.right} ${length(axialLength.right)} · ${texts.short.left} ${length(axialLength.left)}`,
    ],
    [facts.intervention, isForLab ? null : treatment],
    [facts.target, isForLab ? null : aim],
    [facts.returnBy, isForLab ? day(report.returnBy) : null],
    [facts.followUp, isForLab ? null : day(report.followUp)],
  ];
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  const half = Math.ceil(given.length / 2);
  if (half === 0) return [];
  return [
    { kind: 'space', height: 12 },
    {
      kind: 'columns',
      gap: 24,
      columns: [given.slice(0, half), given.slice(half)].map(side => ({
        share: 1,
        blocks: side.map(([name, value]) => ({
          kind: 'paragraph',
          text: [{ text: `${name}${texts.colon}`, color: mutedColor }, { text: value }],
        })),
      })),
    },
  ];
}
