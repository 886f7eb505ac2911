import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../shared/core/optics/eyes.ts';
import { compensateVertex, needsVertex } from '../../../../../shared/core/optics/vertex.ts';
import { eyeLimits, limitViolation } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  formatDifference,
  formatPower,
  formatSpheroCylinder,
} from '../../../../../shared/features/eye/eye-reports/format-power.ts';
import {
  powerOf,
  type RecordedPower,
  sphericalEquivalent,
  transpose,
} from '../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Gap } from '../../../../ui/text/gap.tsx';
import { EyeCard } from './eye-card.tsx';
import styles from './eye-grid.module.css';
import { EyeFieldRow } from './eye-row.tsx';
import type { EyeRow } from './eye-rows.ts';
import { type PowerTexts, parsePower } from './eye-values.ts';
import type { EyePairState } from './use-eye-pair.ts';

const powerFields = ['sph', 'cyl', 'axis', 'add'] as const;

interface EyePairProps {
  pair: EyePairState;
  rows: EyeRow[];
  label: string;
  lastSeen: string | undefined;
  /** Vertex distance in mm: null if unknown, `none` for contact lenses. */
  vertex: number | null | 'none';
}

export function EyePair({ pair, rows, label, lastSeen, vertex }: EyePairProps) {
  const { t } = useTranslation('eye');
  const { eyesDiffer, isExchanged } = pair;
  return (
    <>
      <div className={styles.frame}>
        <fieldset
          className={styles.grid}
          aria-label={label}
          style={{ '--rows': rows.length + 2 } as CSSProperties}
          onBlur={pair.commitAll}
        >
          {eyes.map(eye => (
            <EyeCard key={eye} eye={eye} lastSeen={lastSeen}>
              {rows.map(row => (
                <EyeFieldRow key={`${row.field}${row.place ?? ''}`} pair={pair} eye={eye} row={row} />
              ))}
              <PowerResult power={possiblePower(pair.eyes[eye])} vertex={vertex} />
            </EyeCard>
          ))}
        </fieldset>
      </div>
      {isExchanged && <Notice tone="attention">{t('note.exchanged')}</Notice>}
      {eyesDiffer && (
        <Notice tone="attention">
          <b>{t('note.apart', { by: formatDifference(eyesDiffer.by) })}</b>
          <Gap />
          {eyesDiffer.lastBy !== null && t('note.apartBefore', { by: formatDifference(eyesDiffer.lastBy) })}
          <Gap />
          {t('note.checkBoth')}
        </Notice>
      )}
    </>
  );
}

/** Parses a typed power. All values are null if one of them is impossible, such as an axis of 190°. */
function possiblePower(texts: PowerTexts): ReturnType<typeof parsePower> {
  const power = parsePower(texts);
  const isPossible = powerFields.every(field => {
    const value = power[field];
    return value === null || limitViolation(value, eyeLimits[field]) === null;
  });
  return isPossible ? power : { sph: null, cyl: null, axis: null, add: null };
}

interface PowerResultProps {
  power: RecordedPower;
  /** Vertex distance in mm; null if not recorded, `none` for a contact lens. */
  vertex: number | null | 'none';
}

function PowerResult({ power, vertex }: PowerResultProps) {
  const { t } = useTranslation('eye');
  const plano = t('plano');
  const equivalent = sphericalEquivalent(power);
  const whole = powerOf(power);
  const atCornea =
    whole && typeof vertex === 'number' && needsVertex(whole) ? compensateVertex(whole, vertex) : null;
  return (
    <div className={styles.result} aria-live="polite">
      <span className={styles.power}>{formatSpheroCylinder(power, plano) ?? '–'}</span>
      <div className={styles.derived}>
        {equivalent !== null && (
          <span>
            {t('result.se')} <b>{equivalent === 0 ? plano : `${formatPower(equivalent, plano)} D`}</b>
          </span>
        )}
        {whole && whole.cyl !== 0 && (
          <span>
            {t('result.transposed')} <b>{formatSpheroCylinder(transpose(whole), plano)}</b>
          </span>
        )}
        {atCornea && (
          <span>
            {t('result.atCornea')} <b>{formatSpheroCylinder(atCornea, plano)}</b>
          </span>
        )}
        {whole && vertex === null && needsVertex(whole) && <span>{t('result.vertexWanted')}</span>}
      </div>
    </div>
  );
}
