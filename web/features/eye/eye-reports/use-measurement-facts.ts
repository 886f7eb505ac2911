import { useTranslation } from 'react-i18next';
import { isLowVision, notationOf } from '../../../../shared/core/optics/acuity.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { axialRatio } from '../../../../shared/features/eye/optics/keratometry.ts';
import { factsOf, sayValue } from '../../../../shared/features/eye/visit-fields/field-texts.ts';
import { questionnaireFields } from '../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';
import { fieldsAt } from '../../../../shared/features/eye/visit-fields/typed-texts.ts';
import {
  type AcuityEye,
  acuityConditions,
  acuityEyes,
  corneaFields,
  pairFields,
  staffGroups,
  visitFields,
} from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import type { AnswerTexts } from './form/eye-values.ts';
import { answerTexts } from './form/measurements/last-answers.ts';
import { useVisitTexts } from './use-visit-texts.ts';

type Fact = [label: string, fact: string | null | undefined];

/** Writes an acuity with its notation. Low vision, such as counting fingers, has no notation. */
export function useAcuityText(): (acuity: string, notation: EyeReport['acuityNotation']) => string {
  const { t } = useTranslation('eye');
  return (acuity, notation) =>
    isLowVision(acuity)
      ? acuity
      : t(`notationBeside.${notationOf(acuity, notation) ?? notation}`, { acuity });
}

export function useAnswerSummary(): (answers: AnswerTexts) => string {
  const texts = useVisitTexts().questionnaire.fields;
  return answers =>
    fieldsAt(questionnaireFields, answers)
      .flatMap(({ path, value }) => {
        const { options, said } = texts[path as keyof typeof texts];
        return value ? [said ? said(String(value)) : options?.[String(value)]] : [];
      })
      .join(' · ');
}

/**
 * Axial length, acuity, cornea, pupils, questionnaire and staff fields of a report, one line each; empty if
 * missing.
 */
export function useMeasurementFacts(report: EyeReport): Fact[] {
  const { t } = useTranslation(['eye', 'ui']);
  const acuityText = useAcuityText();
  const summaryOf = useAnswerSummary();
  const texts = useVisitTexts();
  const { date } = useCalendarDates();
  const { acuity, cornea, axialLength, pupil, questionnaire } = report;
  const shortEye = {
    right: t('eye:chart.short.right'),
    left: t('eye:chart.short.left'),
    both: t('ui:eye.both'),
  };
  const byEye = <Side extends AcuityEye>(sides: readonly Side[], factOf: (eye: Side) => string | null) =>
    sides
      .flatMap(eye => {
        const fact = factOf(eye);
        return fact ? [`${shortEye[eye]} ${fact}`] : [];
      })
      .join(' · ');
  const acuities = acuityConditions.map((condition): Fact => {
    const { label } = texts.acuity.fields[condition];
    return [
      t('eye:view.acuity', { condition: label.toLocaleLowerCase() }),
      byEye(acuityEyes, eye => {
        const text = acuity?.[eye][condition] ?? null;
        return text && acuityText(text, report.acuityNotation);
      }),
    ];
  });
  const words = { texts, eye: shortEye, date };
  const { k1, k2, axis, ...otherCornea } = corneaFields;
  const keratometry = byEye(eyes, eye => {
    const of = cornea?.[eye];
    const meridians = [sayValue(k1, of?.k1), sayValue(k2, of?.k2)].filter(Boolean).join(' / ');
    const direction = sayValue(axis, meridians ? of?.axis : null)?.replace('°', '');
    return direction ? `${meridians} × ${direction}` : meridians;
  });
  const ratio = byEye(eyes, eye => {
    const value = axialRatio(axialLength?.[eye] ?? null, cornea?.[eye] ?? null);
    return value === null ? null : formatPlain(value, 2);
  });
  const answersWithDay = (answers: NonNullable<typeof questionnaire>) => {
    const { answeredOn } = answers;
    const isEarlier = answeredOn && answeredOn !== report.date;
    const day = isEarlier && t('eye:view.answeredOn', { day: date(answeredOn) });
    return [summaryOf(answerTexts(answers)), day].filter(Boolean).join(' · ');
  };
  const { state } = texts.pupil.fields;
  return [
    ...factsOf(pairFields, '', report, words),
    ...acuities,
    [t('eye:field.keratometry'), keratometry],
    [t('eye:field.ratio'), ratio],
    ...factsOf({ right: otherCornea, left: otherCornea }, 'cornea', cornea, words),
    [texts.pupil.label, pupil && [state.options?.[pupil.state], pupil.agent].filter(Boolean).join(' · ')],
    [texts.questionnaire.label, questionnaire && answersWithDay(questionnaire)],
    ...staffGroups.flatMap(group => factsOf(visitFields[group], group, report[group], words)),
  ];
}
