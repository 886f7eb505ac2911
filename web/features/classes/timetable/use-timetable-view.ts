import { useMemo } from 'react';
import { useDateSettings } from '../../../platform/i18n/date-settings-context.ts';
import { dayFilter, idFilter, memberFilter, readFilters } from '../../../platform/routing/url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { periodOf, shownDays, stepFrom, type View, views } from './rules/shown-days.ts';

const monday = 1;

const filters = {
  date: dayFilter,
  owner: memberFilter,
  inClass: idFilter('class'),
  ofChild: idFilter('case'),
};
export const noFilters = { owner: null, inClass: null, ofChild: null };

/** View and filters of the timetable, kept in the URL, which contains no names. */
export function useTimetableView(today: string) {
  const { query, change } = useUrlState();
  const { weekStart = monday } = useDateSettings();
  const isPhone = useIsPhone();
  const usual: View = isPhone ? 'day' : 'week';
  const view = views.find(name => name === query.get('view')) ?? usual;
  const { owner: ownerId, inClass: classId, ofChild: caseId, ...given } = readFilters(filters, query);
  const date = given.date ?? today;
  const { from, to } = shownDays(view, date, weekStart);
  const days = useMemo(() => ({ from, to }), [from, to]);
  const isMine = query.get('who') === 'mine';
  return {
    view,
    date,
    days,
    period: periodOf(view, date, today, weekStart),
    weekStart,
    isPhone,
    isMine,
    ownerId,
    classId,
    caseId,
    isFiltered: isMine || ownerId !== null || classId !== null || caseId !== null,
    showAll: () => change({ ...noFilters, who: null }),
    moving: query.get('move'),
    change,
    show: (next: View, onDate = date) =>
      change({ view: next === usual ? null : next, date: onDate === today ? null : onDate }),
    goTo: (onDate: string) => change({ date: onDate === today ? null : onDate }),
    step: (direction: 1 | -1) => {
      const onDate = stepFrom(view, date, direction);
      change({ date: onDate === today ? null : onDate });
    },
  };
}

export type TimetableView = ReturnType<typeof useTimetableView>;
