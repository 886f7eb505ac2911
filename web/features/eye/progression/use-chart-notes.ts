import { useTranslation } from 'react-i18next';
import { formatPlain, formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { chartTargetOf } from '../../../../shared/features/eye/progression/chart-target.ts';
import { currentTreatmentEffect } from '../../../../shared/features/eye/progression/current-treatment-effect.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import type { ChartChoice } from './use-chart-choice.ts';

interface ChartNotesOptions {
  visits: readonly SeriesVisit[];
  choice: ChartChoice;
  drawing: ChartDrawing | null;
}

/** Notes below a chart about each enabled option: its source, or why it is not shown. */
export function useChartNotes({ visits, choice, drawing }: ChartNotesOptions): string[] {
  const { t } = useTranslation('eye');
  const { date } = useDates(useSession().organization?.timeZone);
  const { measure, hasTarget, hasProjection, hasTreatmentEffect } = choice;

  function targetNote(): string {
    const aim = chartTargetOf(visits, measure);
    if (!aim || drawing?.targets.length === 0) return t('chart.notAimed');
    const unit = t(measure === 'se' ? 'unit.D' : 'unit.mm');
    return t('chart.aimed', { rate: `${formatSigned(aim.perYear)} ${unit}`, day: date(aim.since) });
  }

  function effectNote(): string {
    const present = currentTreatmentEffect(visits, visits.at(-1)?.date ?? '');
    if (!present) return t('chart.noEffect');
    const { years, diopters, mm, source } = present.effect;
    const told = (of: 'treated' | 'control') =>
      [diopters && `${formatSigned(diopters[of])} D`, mm && `${formatPlain(mm[of], 2)} mm`]
        .filter(Boolean)
        .join(' · ');
    return t('chart.effect', {
      treatment: t(`intervention.${present.kind}`),
      count: years,
      treated: told('treated'),
      control: told('control'),
      source: sources[source],
    });
  }

  return [
    ...(hasTarget ? [targetNote()] : []),
    ...(hasProjection
      ? [t(drawing?.projections.length === 0 ? 'chart.notProjected' : 'chart.projected')]
      : []),
    ...(hasTreatmentEffect ? [effectNote()] : []),
  ];
}
