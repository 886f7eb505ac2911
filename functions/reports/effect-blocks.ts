import { formatPlain, formatSigned } from '../../shared/eye/format-power.ts';
import { interventionsOf } from '../../shared/eye/series.ts';
import { sources } from '../../shared/eye/sources.ts';
import { type TreatmentEffect, treatmentEffects } from '../../shared/eye/treatment-effects.ts';
import type { Block } from '../pdf/document.ts';
import { type Copy, quiet } from './report-frame.ts';

/** What was measured of the present treatment, in absolute figures and with its source. */
export function effectBlocks({ texts, visits, report }: Copy): Block[] {
  const present = interventionsOf(visits).findLast(({ to }) => to === null || to > report.date);
  const effects: Partial<Record<string, TreatmentEffect>> = treatmentEffects;
  const effect = present && effects[present.kind];
  if (!present || !effect) return [];
  const { years, diopters, mm, source } = effect;
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
    { kind: 'paragraph', text, color: quiet, size: 8.5 },
  ];
}
