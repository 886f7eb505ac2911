import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import {
  formatPlain,
  formatSpheroCylinder,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { EyeValues } from '../../../../shared/features/eye/measurements/fields.ts';
import { curvatureUnit } from '../../../../shared/features/eye/optics/keratometry.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import styles from './import.module.css';

export function EyeMeasurements({ values }: { values: Record<'right' | 'left', EyeValues> }) {
  const { t } = useTranslation('eye');
  return (
    <dl className={styles.eyes}>
      {eyes.map(eye => {
        const { axialLength, ...power } = values[eye];
        const length = axialLength === null ? '–' : `${formatPlain(axialLength, 2)} mm`;
        const written = formatSpheroCylinder(power, t('plano'));
        return (
          <div key={eye}>
            <dt>
              <EyeName eye={eye} />
            </dt>
            <dd>{length}</dd>
            {written && <dd>{written}</dd>}
            <CorneaLine values={values[eye]} />
          </div>
        );
      })}
    </dl>
  );
}

function CorneaLine({ values: { k1, k2, cornealAxis, cornealDiameter } }: { values: EyeValues }) {
  const { t } = useTranslation('measurements');
  const curvature = (value: number) => `${formatPlain(value, 2)} ${curvatureUnit(value)}`;
  if (k1 === null && k2 === null && cornealDiameter === null) return null;
  return (
    <dd className={styles.cornea}>
      {k1 !== null && (
        <span>
          K1 {curvature(k1)}
          {cornealAxis !== null && ` × ${cornealAxis}°`}
        </span>
      )}
      {k2 !== null && <span>K2 {curvature(k2)}</span>}
      {cornealDiameter !== null && (
        <span>
          {t('row.diameter')} {formatPlain(cornealDiameter, 1)} mm
        </span>
      )}
    </dd>
  );
}
