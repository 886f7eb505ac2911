import { useTranslation } from 'react-i18next';
import { formatPower, formatSigned } from '../../../../../shared/features/eye/eye-reports/format-power.ts';
import { EyeMark } from '../../../../ui/chart/eye-mark.tsx';
import styles from '../eye-list.module.css';

interface BothEyesProps {
  values: { right: number | null; left: number | null };
  /** Zero is "Plano" for a power, and 0.00 for a change. */
  isPower?: boolean;
  /** Whether they do not count. */
  isBracketed?: boolean;
}

const eyes = ['right', 'left'] as const;

/** One number per eye, distinguished by symbol and position. */
export function BothEyes({ values, isPower = false, isBracketed = false }: BothEyesProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const written = (value: number) => {
    const plain = isPower ? formatPower(value, t('plano')) : formatSigned(value);
    return isBracketed ? `(${plain})` : plain;
  };
  return (
    <span className={styles.both}>
      {eyes.map(eye => {
        const value = values[eye];
        return (
          <span key={eye} className={styles.one} title={t(`ui:eye.${eye}`)}>
            <EyeMark eye={eye} />
            {value === null ? <span className={styles.faint}>–</span> : written(value)}
          </span>
        );
      })}
    </span>
  );
}
