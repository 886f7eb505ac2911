import { useTranslation } from 'react-i18next';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import {
  type ListedState,
  listedStates,
  type RecallList,
} from '../../../../shared/features/eye/recalls/recall.ts';
import { daysToCallAhead } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import {
  dayFilter as dayInUrl,
  memberFilter,
  oneOf,
  readFilters,
} from '../../../platform/routing/url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { dayFilter } from '../../../ui/list/filters/day-filter.tsx';
import type { Filter } from '../../../ui/list/filters/filter.ts';

const lists = ['due', 'soon', 'any', 'bookedOn', 'bookedWeek', 'unscheduled', 'notNeeded'] as const;

const filters = {
  when: oneOf(lists, 'soon'),
  state: oneOf(listedStates),
  /** Day of the list `bookedOn`, first day of the list `bookedWeek`; null for today. */
  day: dayInUrl,
  assignedTo: memberFilter,
};

export interface RecallQuery {
  list: RecallList;
  until: string | null;
  state: ListedState | null;
  bookedOn: string | null;
  bookedUntil: string | null;
  assignedTo: string | null;
}

export function useRecallFilters() {
  const { t } = useTranslation('eye');
  const { query, change } = useUrlState();
  const today = todayIn(useSession().organization?.timeZone);
  const { date: sayDate } = useCalendarDates();
  const { when, state, day, assignedTo } = readFilters(filters, query);

  const isWeek = when === 'bookedWeek';

  const due: Filter = {
    key: 'when',
    name: t('recall.when'),
    options: lists.map(value => ({
      value,
      label: t(`recall.${value}`, { count: daysToCallAhead }),
    })),
    value: when,
    defaultValue: 'soon',
    otherDefault: 'any',
    onChange: value => change({ when: value === 'soon' ? null : value }),
  };
  const done = choiceFilter({
    key: 'state',
    name: t('recall.state'),
    anyLabel: t('recall.anyState'),
    values: listedStates,
    labelOf: value => t(`recall.${value}`),
    value: state,
    // A visit is often booked for a later day than those of the default list.
    onChange: value => change({ state: value, ...(value === 'booked' && { when: 'any' }) }),
  });
  const onDay = dayFilter({
    key: 'day',
    name: t(`recall.${isWeek ? 'from' : 'day'}${day === null ? 'Today' : ''}`),
    isMain: true,
    day,
    displayValue: sayDate,
    onChange: value => change({ day: value === today ? null : value }),
  });
  const assigned = useColleagueFilter({
    key: 'assigned',
    name: t('recall.assigned'),
    value: assignedTo,
    onChange: id => change({ assignedTo: id }),
  });
  const list: RecallList = when === 'unscheduled' || when === 'notNeeded' ? when : 'due';
  const isOpen = list !== 'notNeeded';
  const bookedOn = when === 'bookedOn' || isWeek ? (day ?? today) : null;
  return {
    query: {
      list,
      until: when === 'due' ? today : when === 'soon' ? daysAfter(today, daysToCallAhead) : null,
      state: isOpen && bookedOn === null ? state : null,
      bookedOn,
      bookedUntil: isWeek && bookedOn ? daysAfter(bookedOn, 6) : null,
      assignedTo,
    } satisfies RecallQuery,
    bar: [due, ...(bookedOn ? [onDay] : isOpen ? [done] : []), assigned],
    clear: () => change({ when: 'any', state: null, day: null, assignedTo: null }),
    isFiltered: when !== 'any' || state !== null || assignedTo !== null,
  };
}
