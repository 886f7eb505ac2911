import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../shared/core/optics/eyes.ts';
import {
  formatPlain,
  formatPower,
  formatSigned,
} from '../../../../../shared/features/eye/eye-reports/format-power.ts';
import { EyeMark } from '../../../../ui/chart/eye-mark.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../eye-list.module.css';

interface BothEyesProps {
  values: { right: number | null; left: number | null };
  /** Whether the values are powers: 0 is then shown as "Plano", not as "0.00". */
  isPower?: boolean;
  /** Whether the values are axial lengths, in mm. */
  isLength?: boolean;
  /** If true, shows the values in brackets, because they do not count. */
  isBracketed?: boolean;
}

export function BothEyes({ values, isPower = false, isLength = false, isBracketed = false }: BothEyesProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const written = (value: number) => {
    const plain = isPower
      ? formatPower(value, t('plano'))
      : isLength
        ? formatPlain(value, 2)
        : formatSigned(value);
    return isBracketed ? `(${plain})` : plain;
  };
  return (
    <span className={styles.both}>
      {eyes.map(eye => {
        const value = values[eye];
        return (
          <span key={eye} className={`${layout.inline6} ${layout.oneLine}`} title={t(`ui:eye.${eye}`)}>
            <EyeMark eye={eye} />
            {value === null ? <span className={layout.faint}>–</span> : written(value)}
          </span>
        );
      })}
    </span>
  );
}
