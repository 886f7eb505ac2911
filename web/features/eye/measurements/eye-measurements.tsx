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
        const length = axialLength === null ? null : `${formatPlain(axialLength, 2)} mm`;
        const written = [length, formatSpheroCylinder(power, t('plano'))].filter(text => text !== null);
        return (
          <div key={eye}>
            <dt>
              <EyeName eye={eye} />
            </dt>
            <dd>
              {written.length > 0 ? (
                written.map(text => <span key={text}>{text}</span>)
              ) : (
                <span className={styles.faint}>–</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
