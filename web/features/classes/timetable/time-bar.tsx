import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { currentClassesQuery } from '../../../platform/lookups/school-class-query.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { FilterBar } from '../../../ui/list/filters/filter-bar.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { useIsTooNarrowFor } from '../../../ui/theme/use-breakpoint.ts';
import { views } from './rules/shown-days.ts';
import styles from './timetable.module.css';
import type { Timetable } from './use-timetable.ts';
import { noFilters, type TimetableView } from './use-timetable-view.ts';

interface TimeBarProps {
  view: TimetableView;
  timetable: Pick<Timetable, 'mineCount' | 'everyonesCount'>;
  title: string;
  today: string;
}

export function TimeBar({ view, timetable, title, today }: TimeBarProps) {
  const { t } = useTranslation('timetable');
  const { filters, clear } = useTimetableFilters(view);
  const isPhoneDay = view.isPhone && view.view === 'day';
  const switcher = (
    <Segments
      label={t('view.label')}
      options={views.map(value => ({ value, label: t(`view.${value}`) }))}
      value={view.view}
      onChange={chosen => view.show(chosen)}
    />
  );
  return (
    <div className={styles.bar}>
      {!isPhoneDay && (
        <div className={styles.steps}>
          <StepButton view={view} direction={-1} />
          <Button variant="default" onClick={() => view.goTo(today)}>
            {t('today')}
          </Button>
          <StepButton view={view} direction={1} />
          <h2 className={styles.days} aria-live="polite">
            {title}
          </h2>
        </div>
      )}
      <div className={styles.choices}>
        <WhoseSegments view={view} timetable={timetable} />
        <FilterBar filters={filters} onClear={clear}>
          {view.isPhone && switcher}
        </FilterBar>
        {!view.isPhone && switcher}
        {isPhoneDay && (
          <span className={styles.phoneSteps}>
            <StepButton view={view} direction={-1} />
            <StepButton view={view} direction={1} />
          </span>
        )}
      </div>
    </div>
  );
}

export function StepButton({ view, direction }: { view: TimetableView; direction: 1 | -1 }) {
  const { t } = useTranslation('timetable');
  const Icon = direction === 1 ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      variant="default"
      size={view.isPhone ? 44 : 36}
      aria-label={direction === 1 ? t(`after.${view.view}`) : t(`before.${view.view}`)}
      onClick={() => view.step(direction)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

export function WhoseSegments({ view, timetable }: Pick<TimeBarProps, 'view' | 'timetable'>) {
  const { t } = useTranslation('timetable');
  const { mineCount, everyonesCount } = timetable;
  return (
    <Segments
      label={t('whose.label')}
      options={[
        { value: 'mine', label: t('whose.mine', { count: mineCount }) },
        { value: 'all', label: t('whose.all', { count: everyonesCount }) },
      ]}
      value={view.isMine ? 'mine' : 'all'}
      onChange={chosen => view.change({ who: chosen === 'mine' ? 'mine' : null })}
    />
  );
}

const anyClass = 'all';

function useTimetableFilters({ ownerId, classId, caseId, change }: TimetableView) {
  const { t } = useTranslation(['timetable', 'ui']);
  const classes = useQuery(currentClassesQuery).data?.data ?? [];
  const known = classes.map(({ id, name }) => ({ value: id as string, label: name }));
  const isUnknown = classId !== null && !known.some(({ value }) => value === classId);
  const owner = useColleagueFilter({
    key: 'owner',
    name: t('ui:field.owner'),
    value: ownerId,
    onChange: id => change({ owner: id }),
  });
  const ofClass: Filter = {
    key: 'class',
    name: t('filter.class'),
    options: [
      { value: anyClass, label: t('filter.anyClass') },
      ...known,
      ...(isUnknown ? [{ value: classId, label: t('filter.someClass') }] : []),
    ],
    value: classId ?? anyClass,
    defaultValue: anyClass,
    onChange: chosen => change({ inClass: chosen === anyClass ? null : chosen }),
    isCompact: true,
  };
  const child = useChildFilter(caseId, id => change({ ofChild: id }));
  return {
    filters: [owner, ofClass, child],
    clear: () => change(noFilters),
  };
}

/** Filters the timetable by a child, found by search; a link may name a child hidden from the user. */
function useChildFilter(caseId: string | null, onChange: (caseId: string | null) => void): FieldFilter {
  const { t } = useTranslation(['timetable', 'ui']);
  const isInDrawer = useIsTooNarrowFor('filters');
  const [picked, setPicked] = useState<PickedCase>();
  const isPicked = picked?.id === caseId;
  const read = useQuery({ ...childQuery(caseId ?? ''), enabled: caseId !== null && !isPicked });
  const child: PickedCase | undefined = isPicked ? picked : caseId === null ? undefined : read.data;
  const name = t('ui:list.child');
  const unnamed = caseId && { id: caseId, fullName: t('filter.someChild') };
  const shown = child ?? unnamed;
  return {
    key: 'child',
    name,
    displayValue: shown ? shown.fullName : null,
    onClear: () => onChange(null),
    closesOnChange: true,
    field: (
      <CasePicker
        label={name}
        withinPortal={isInDrawer}
        value={shown ? [shown] : []}
        search={findCases}
        onChange={([chosen]) => {
          setPicked(chosen);
          onChange(chosen?.id ?? null);
        }}
      />
    ),
  };
}
