import { useTranslation } from 'react-i18next';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { lastTreatmentChange } from '../../../../shared/features/eye/progression/chart-projection.ts';
import { chartTargetOf } from '../../../../shared/features/eye/progression/chart-target.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { isChosen } from '../../../../shared/features/eye/progression/trend.ts';
import { sayTarget } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { describeAfterAtropine } from '../../../../shared/features/eye/report-texts/describe-after-atropine.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { endedAtropineOf } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import { isOnRedLight } from '../../../../shared/features/eye/treatments/red-light.ts';
import { treatmentCoursesOf } from '../../../../shared/features/eye/treatments/treatment-courses.ts';
import { runningOn } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import type { ChartChoice } from './use-chart-choice.ts';
import { useReportTexts } from './use-report-texts.ts';

interface ChartNotesOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  choice: ChartChoice;
  drawing: ChartDrawing | null;
}

/** For each active option of the chart, a note with its source, or with the reason why it is not drawn. */
export function useChartNotes({ visits, birthDate, choice, drawing }: ChartNotesOptions): string[] {
  const { t } = useTranslation('eye');
  const texts = useReportTexts();
  const { date } = useCalendarDates();
  const { measure, method, hasTarget, hasProjection, hasTreatmentEffect } = choice;

  const isOfChosen = measure === 'se' && isChosen(method);

  function targetNote(): string {
    const aim = chartTargetOf(visits, measure);
    const unit = measure === 'se' ? 'D' : 'mm';
    if (!aim) return t('chart.notAimed', { unit: t(`unit.${unit}`) });
    if (isOfChosen) return t('chart.notAimedChosen');
    const said = { target: sayTarget(texts.changes, { ...aim, unit }), day: date(aim.since) };
    if (drawing?.targets.length === 0) return t('chart.notMeasuredSince', said);
    return texts.aimed(said.target, said.day);
  }

  function projectionNote(): string {
    if (isOfChosen) return t('chart.notProjectedChosen');
    if (drawing?.projections.length !== 0) return t('chart.projected');
    if (isOnRedLight(visits)) return t('chart.notProjectedRedLight');
    const changed = lastTreatmentChange(visits);
    if (changed <= (visits[0]?.date ?? '')) return t('chart.notProjected');
    return t('chart.notProjectedSince', { day: date(changed) });
  }

  const endedAtropine = endedAtropineOf({ visits, birthDate });
  const endedNotes = endedAtropine
    ? [describeAfterAtropine(texts, endedAtropine, hasTreatmentEffect, date)]
    : [];

  const isTreated = runningOn(treatmentCoursesOf(visits), visits.at(-1)?.date ?? '').length > 0;

  function responseNotes(): string[] {
    const responses = treatmentResponsesOf({ visits, birthDate });
    const described = responses.map(response => describeResponse(texts, response, date));
    if (described.length === 0 && endedAtropine) return [];
    if (described.length === 0) return [t(isTreated ? 'chart.noEffect' : 'chart.noTreatment')];
    return drawing && drawing.study.length > 0 ? [...described, texts.response.points] : described;
  }

  return [
    ...(hasTarget ? [targetNote()] : []),
    ...(hasProjection ? [projectionNote()] : []),
    ...(hasTreatmentEffect ? responseNotes() : []),
    ...endedNotes,
  ];
}
