import { useTranslation } from 'react-i18next';
import {
  formatPlain,
  formatSpheroCylinder,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { type EyeValues, eyes } from '../../../../shared/features/eye/measurements/fields.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import styles from './import.module.css';

/** Axial length and power of both eyes. */
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
          </div>
        );
      })}
    </dl>
  );
}
