import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Eye, eyes } from '../../../../../shared/core/optics/eyes.ts';
import {
  formatCylinder,
  formatPlain,
  formatPower,
} from '../../../../../shared/features/eye/eye-reports/format-power.ts';
import { lacksSphere } from '../../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import { formatField } from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { resultantPrism } from '../../../../../shared/features/eye/optics/prism.ts';
import { sphericalEquivalent } from '../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import card from '../../../../ui/layout/card.module.css';
import { useReportTexts } from '../../progression/use-report-texts.ts';
import { EyeReadings } from '../eye-readings.tsx';
import styles from '../eye-report.module.css';
import { useAcuityText } from '../use-measurement-facts.ts';

const columns = ['sph', 'cyl', 'axis', 'add', 'se', 'va'] as const;
type PowerColumn = (typeof columns)[number];

const lensColumns = ['pd', 'height', 'prism', 'baseCurve', 'diameter'] as const;

interface PowerTableProps {
  report: EyeReport;
  /** Whether contact lenses had reshaped the measured cornea. */
  isReshaped?: boolean;
}

export function PowerTable({ report, isReshaped = false }: PowerTableProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const acuityText = useAcuityText();
  const texts = useReportTexts();
  const { refractions, prescription, acuityNotation } = report;
  const groups = [
    ...(['cycloplegic', 'dry', 'current'] as const).map(key => ({ key, found: refractions[key] })),
    { key: 'prescription' as const, found: prescription },
  ].filter(({ found }) => found !== null);
  if (groups.length === 0) return <p className={card.card}>{t('view.noPower')}</p>;
  return (
    <section className={card.card}>
      <h2>{t('view.powers')}</h2>
      <EyeReadings
        label={t('view.powers')}
        head={t('field.method')}
        eyeHead={t('field.eye')}
        columns={columns.map(key => ({ key, name: t(`field.${key}`) }))}
        groups={groups.map(({ key, found }) => ({
          key,
          name: t(`method.${key}`),
          cellOf: (eye: Eye, column: PowerColumn) => found && cell(column, found[eye]),
        }))}
      />
      {isReshaped && <p className={styles.remark}>{texts.reshapedFindings}</p>}
      {prescription && <LensTable prescription={prescription} />}
    </section>
  );

  type Found = NonNullable<(typeof groups)[number]['found']>['right'];

  function cell(column: PowerColumn, power: Found): string {
    const plano = t('plano');
    if (column === 'va') return 'va' in power && power.va ? acuityText(power.va, acuityNotation) : '–';
    if (column === 'sph' && lacksSphere(power)) return texts.noSphere;
    const value = column === 'se' ? sphericalEquivalent(power) : power[column];
    if (value === null) return '–';
    if (column === 'axis') return String(value);
    return (column === 'cyl' && formatCylinder(value)) || formatPower(value, plano);
  }
}

function LensTable({ prescription }: { prescription: NonNullable<EyeReport['prescription']> }) {
  const { t } = useTranslation('eye');
  const { lensKind } = prescription;
  const shown = lensColumns.filter(column =>
    eyes.some(eye =>
      column === 'prism' ? prescription[eye].prisms.length > 0 : prescription[eye][column] !== null,
    ),
  );
  if (shown.length === 0) return null;
  return (
    <EyeReadings
      label={t('field.lens')}
      head={t(`lensKind.${lensKind}`)}
      columns={shown.map(key => ({ key, name: t(`field.${key}`) }))}
      groups={[
        {
          key: 'lens',
          name: null,
          cellOf: (eye, column) =>
            column === 'prism'
              ? prismCell(eye)
              : formatField(column, prescription[eye][column], lensKind) || '–',
        },
      ]}
    />
  );

  /** Cell with the prescribed prisms of an eye; two prisms are also shown combined. */
  function prismCell(eye: (typeof eyes)[number]): ReactNode {
    const { prisms } = prescription[eye];
    const texts = prisms.map(({ power, base }) => `${power.toFixed(2)} Δ ${base ? t(`base.${base}`) : ''}`);
    const known = prisms.flatMap(({ power, base }) => (base && power > 0 ? [{ power, base }] : []));
    const resultant = known.length > 1 ? resultantPrism(known, eye) : null;
    return (
      <>
        {texts.join(' + ') || '–'}
        {resultant && (
          <>
            <br />
            {t('result.prism', {
              power: formatPlain(resultant.power, 2),
              direction: formatPlain(resultant.direction, 0),
            })}
          </>
        )}
      </>
    );
  }
}
