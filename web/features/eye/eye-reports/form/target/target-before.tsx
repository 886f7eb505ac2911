import { useTranslation } from 'react-i18next';
import type { lastTargetOf } from '../../../../../../shared/features/eye/progression/chart-target.ts';
import { sayTarget } from '../../../../../../shared/features/eye/report-texts/change-words.ts';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import { useReportTexts } from '../../../progression/use-report-texts.ts';

interface TargetBeforeProps {
  before: NonNullable<ReturnType<typeof lastTargetOf>>;
  /** What a typed target does to the earlier one; undefined if none is typed. */
  effect?: 'repeats' | 'replaces' | 'standsBeside' | undefined;
}

const sentences = {
  repeats: 'form.targetSame',
  replaces: 'form.targetReplaces',
  standsBeside: 'form.targetBeside',
} as const;

/**
 * The child's earlier target, and whether a typed one replaces it. A target in another unit stands beside it.
 */
export function TargetBefore({ before: { date: day, target }, effect }: TargetBeforeProps) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const { changes } = useReportTexts();
  const said = { day: date(day), target: sayTarget(changes, target) };
  return t(effect ? sentences[effect] : 'form.targetBefore', said);
}
