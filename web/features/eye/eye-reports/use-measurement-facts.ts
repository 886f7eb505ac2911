import { useTranslation } from 'react-i18next';
import { isLowVision, notationOf } from '../../../../shared/core/optics/acuity.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { acuityConditions, acuityEyes } from '../../../../shared/features/eye/eye-reports/acuity.schema.ts';
import { formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { axialRatio, curvatureUnit } from '../../../../shared/features/eye/optics/keratometry.ts';
import { measurementTexts } from './form/measurements/measurement-values.ts';
import { useAnswerSummary } from './form/measurements/use-answer-summary.ts';

type Fact = [label: string, fact: string | null | undefined];

/** An acuity with its notation; without one if no line was read. */
export function useAcuityText(): (acuity: string, notation: EyeReport['acuityNotation']) => string {
  const { t } = useTranslation('eye');
  return (acuity, notation) =>
    isLowVision(acuity)
      ? acuity
      : `${acuity} ${t(`notationBeside.${notationOf(acuity, notation) ?? notation}`)}`;
}

/** Acuity, cornea, pupils and questionnaire in one line each; empty if missing. */
export function useMeasurementFacts(report: EyeReport): Fact[] {
  const { t } = useTranslation(['eye', 'ui']);
  const acuityText = useAcuityText();
  const summaryOf = useAnswerSummary();
  const { acuity, cornea, axialLength, pupil } = report;
  const { questionnaire } = measurementTexts(report);
  const shortEye = {
    right: t('eye:chart.short.right'),
    left: t('eye:chart.short.left'),
    both: t('ui:eye.both'),
  };
  const acuities = acuityConditions.map((condition): Fact => {
    const acuities = acuityEyes.flatMap(eye => {
      const text = acuity?.[eye][condition];
      return text ? [`${shortEye[eye]} ${acuityText(text, report.acuityNotation)}`] : [];
    });
    return [
      t('eye:view.acuity', { condition: t(`eye:field.${condition}`).toLocaleLowerCase() }),
      acuities.join(' · '),
    ];
  });
  const curvature = (value: number | null | undefined) =>
    value == null ? null : `${formatPlain(value, 2)} ${curvatureUnit(value)}`;
  const keratometry = eyes.flatMap(eye => {
    const of = cornea?.[eye];
    const meridians = [curvature(of?.k1), curvature(of?.k2)].filter(Boolean).join(' / ');
    if (!of || meridians === '') return [];
    return [`${shortEye[eye]} ${meridians}${of.axis === null ? '' : ` × ${of.axis}`}`];
  });
  const byEye = (factOf: (eye: 'right' | 'left') => string | null) =>
    eyes
      .flatMap(eye => {
        const value = factOf(eye);
        return value === null ? [] : [`${shortEye[eye]} ${value}`];
      })
      .join(' · ');
  const ratio = (eye: 'right' | 'left') => {
    const value = axialRatio(axialLength?.[eye] ?? null, cornea?.[eye] ?? null);
    return value === null ? null : formatPlain(value, 2);
  };
  const diameter = (eye: 'right' | 'left') => {
    const value = cornea?.[eye].diameter ?? null;
    return value === null ? null : `${formatPlain(value, 1)} mm`;
  };
  return [
    ...acuities,
    [t('eye:field.keratometry'), keratometry.join(' · ')],
    [t('eye:field.ratio'), byEye(ratio)],
    [t('eye:field.cornealDiameter'), byEye(diameter)],
    [t('eye:field.pupil'), pupil && [t(`eye:pupil.${pupil.state}`), pupil.agent].filter(Boolean).join(' · ')],
    [t('eye:field.questionnaire'), questionnaire && summaryOf(questionnaire)],
  ];
}
