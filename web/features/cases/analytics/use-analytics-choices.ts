import { daysAfter, daysBetween } from '../../../../shared/core/dates/days.ts';
import { type DayRange, grains } from '../../../../shared/features/cases/analytics/group-days.ts';
import {
  type AnalyticsKind,
  analyticsKinds,
  maxAnalyticsYears,
} from '../../../../shared/features/cases/analytics/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { dayFilter, type FilterValues, oneOf, readFilters } from '../../../platform/routing/url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

export const presets = ['7', '30', '90', 'year'] as const;
export type Preset = (typeof presets)[number];

const filters = {
  range: oneOf(presets, '30'),
  from: dayFilter,
  to: dayFilter,
  grain: oneOf(grains),
  count: oneOf(analyticsKinds, 'cases'),
};

/** The user's choice of what to count and over which days, kept in the URL; ignores invalid values. */
export function useAnalyticsChoices() {
  const { query, change } = useUrlState();
  const today = todayIn(useSession().organization?.timeZone);
  const choices = readFilters(filters, query);
  const own = ownRange(choices, today);
  const range = own ?? presetRange(choices.range, today);
  const isLong = daysBetween(range.from, range.to) > 100;
  return {
    range,
    preset: own ? null : choices.range,
    kind: choices.count,
    grain: choices.grain ?? (isLong ? 'month' : range.from < daysAfter(range.to, -35) ? 'week' : 'day'),
    earliest: earliestFor,
    today,
    choosePreset: (preset: Preset) =>
      change({ range: preset === '30' ? null : preset, from: null, to: null, grain: null }),
    chooseRange: ({ from, to }: DayRange) => change({ from, to, range: null, grain: null }),
    chooseGrain: (grain: string) => change({ grain }),
    chooseKind: (kind: AnalyticsKind) => change({ count: kind === 'cases' ? null : kind }),
  };
}

const earliestFor = (day: string) =>
  daysAfter(`${Number(day.slice(0, 4)) - maxAnalyticsYears}${day.slice(4).replace('-02-29', '-02-28')}`, 1);

function ownRange({ from, to }: FilterValues<typeof filters>, today: string): DayRange | undefined {
  if (from === null || to === null || from > to || to > today) return undefined;
  return from >= earliestFor(to) ? { from, to } : undefined;
}

function presetRange(preset: Preset, today: string): DayRange {
  const from = preset === 'year' ? `${today.slice(0, 4)}-01-01` : daysAfter(today, 1 - Number(preset));
  return { from, to: today };
}
