import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../shared/core/optics/eyes.ts';
import { formatPlain, formatPower } from '../../../../../shared/features/eye/eye-reports/format-power.ts';
import { lacksSphere } from '../../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import { formatField } from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { resultantPrism } from '../../../../../shared/features/eye/optics/prism.ts';
import { sphericalEquivalent } from '../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { EyeName } from '../../../../ui/chart/eye-mark.tsx';
import card from '../../../../ui/layout/card.module.css';
import sideways from '../../../../ui/layout/sideways.module.css';
import { useReportTexts } from '../../progression/use-report-texts.ts';
import styles from '../eye-report.module.css';
import { useAcuityText } from '../use-measurement-facts.ts';

const columns = ['sph', 'cyl', 'axis', 'add', 'se', 'va'] as const;
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={`${styles.scroll} ${sideways.fades}`} aria-label={t('view.powers')} tabIndex={0}>
        <table className={styles.table} data-grouped>
          <thead>
            <tr>
              <th scope="col">{t('field.method')}</th>
              <th scope="col">{t('field.eye')}</th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {t(`field.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, found }) => (
            <tbody key={key}>
              {eyes.map((eye, place) => {
                const power = found?.[eye];
                return (
                  <tr key={eye}>
                    {place === 0 && (
                      <th scope="rowgroup" rowSpan={2}>
                        {t(`method.${key}`)}
                      </th>
                    )}
                    <th scope="row">
                      <EyeName eye={eye} />
                    </th>
                    {columns.map(column => (
                      <td key={column}>{power ? cell(column, power) : null}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </section>
      {isReshaped && <p className={styles.remark}>{texts.reshapedFindings}</p>}
      {prescription && <LensTable prescription={prescription} />}
    </section>
  );

  type Found = NonNullable<(typeof groups)[number]['found']>['right'];

  function cell(column: (typeof columns)[number], power: Found): string {
    const plano = t('plano');
    if (column === 'va') return 'va' in power && power.va ? acuityText(power.va, acuityNotation) : '–';
    if (column === 'sph' && lacksSphere(power)) return texts.noSphere;
    const value = column === 'se' ? sphericalEquivalent(power) : power[column];
    if (value === null) return '–';
    if (column === 'axis') return String(value);
    return column === 'cyl' && value === 0 ? '0.00' : formatPower(value, plano);
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`${styles.scroll} ${sideways.fades}`} aria-label={t('field.lens')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`lensKind.${lensKind}`)}</th>
            {shown.map(column => (
              <th key={column} scope="col">
                {t(`field.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eyes.map(eye => (
            <tr key={eye}>
              <th scope="row">
                <EyeName eye={eye} />
              </th>
              {shown.map(column => (
                <td key={column}>
                  {column === 'prism'
                    ? prismCell(eye)
                    : formatField(column, prescription[eye][column], lensKind) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
