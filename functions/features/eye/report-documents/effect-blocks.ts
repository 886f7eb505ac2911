import { formatPlain, formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { currentTreatmentEffect } from '../../../../shared/features/eye/progression/current-treatment-effect.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import type { ReportData } from './report-data.ts';

/** Published effect of the current treatment in absolute figures, with its source. */
export function effectBlocks({ texts, visits, report }: ReportData): Block[] {
  const present = currentTreatmentEffect(visits, report.date);
  if (!present) return [];
  const { years, diopters, mm, source } = present.effect;
  const told = (of: 'treated' | 'control') =>
    [diopters && `${formatSigned(diopters[of])} D`, mm && `${formatPlain(mm[of], 2)} mm`]
      .filter(Boolean)
      .join(' · ');
  const text = texts.effect(
    texts.intervention[present.kind],
    years,
    told('treated'),
    told('control'),
    sources[source],
  );
  return [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text, color: mutedColor, size: 8.5 },
  ];
}
