import { useTranslation } from 'react-i18next';
import { compensateVertex, needsVertex } from '../../../../../shared/core/optics/vertex.ts';
import {
  formatPower,
  formatSpheroCylinder,
} from '../../../../../shared/features/eye/eye-reports/format-power.ts';
import {
  powerOf,
  type RecordedPower,
  sphericalEquivalent,
  transpose,
} from '../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import styles from './eye-grid.module.css';

interface PowerResultProps {
  power: RecordedPower;
  /** Vertex distance in mm; null if not recorded, `none` for a contact lens. */
  vertex: number | null | 'none';
}

export function PowerResult({ power, vertex }: PowerResultProps) {
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
