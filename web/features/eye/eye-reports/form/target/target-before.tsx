import { useTranslation } from 'react-i18next';
import type { lastTargetOf } from '../../../../../../shared/features/eye/progression/chart-target.ts';
import { sayTarget } from '../../../../../../shared/features/eye/report-texts/change-words.ts';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import { useReportTexts } from '../../../progression/use-report-texts.ts';

interface TargetBeforeProps {
  before: NonNullable<ReturnType<typeof lastTargetOf>>;
  isReplaced: boolean;
}

export function TargetBefore({ before: { date: day, target }, isReplaced }: TargetBeforeProps) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const { changes } = useReportTexts();
  const said = { day: date(day), target: sayTarget(changes, target) };
  return t(isReplaced ? 'form.targetReplaces' : 'form.targetBefore', said);
}
