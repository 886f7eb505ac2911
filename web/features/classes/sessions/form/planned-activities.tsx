import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSessionActivities } from '../../../../../shared/features/classes/sessions/schema.ts';
import { toastFailed } from '../../../../ui/feedback/toast.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { moveWithin } from '../../../../ui/list/reorder/use-reorder.ts';
import { ActivityPicker, useActivityDetail } from '../activity-picker.tsx';
import { ActivityRows } from '../activity-rows.tsx';
import { activityQuery, type PickedActivity } from '../find-activities.ts';

interface PlannedActivitiesProps {
  ids: readonly string[];
  error?: unknown;
  onChange: (ids: string[]) => void;
}

export function PlannedActivities({ ids, error, onChange }: PlannedActivitiesProps) {
  const { t } = useTranslation(['sessions', 'validation']);
  const detailOf = useActivityDetail();
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedActivity>>(new Map());
  const missing = ids.filter(id => !picked.has(id));
  const read = useQueries({ queries: missing.map(activityQuery) });
  const known = new Map([...picked, ...read.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))]);
  const isFull = ids.length >= maxSessionActivities;

  function add(activity: PickedActivity): void {
    if (ids.includes(activity.id)) {
      void toastFailed(t('validation:activity_twice'));
      return;
    }
    setPicked(before => new Map(before).set(activity.id, activity));
    onChange([...ids, activity.id]);
  }

  return (
    <div className={layout.stack12}>
      <ActivityPicker
        label={t('field.activities')}
        description={isFull ? t('activities.full', { count: maxSessionActivities }) : t('help.activities')}
        disabled={isFull}
        error={error}
        onPick={add}
      />
      <ActivityRows
        rows={ids.map((id, index) => {
          const activity = known.get(id);
          const isReading = read[missing.indexOf(id)]?.isPending ?? false;
          const title = activity?.title ?? (isReading ? '…' : t('activities.unknown'));
          return { id: id || String(index), title, detail: activity && detailOf(activity) };
        })}
        onMove={(from, to) => onChange(moveWithin(ids, from, to))}
        onRemove={id => onChange(ids.filter(other => other !== id))}
      />
    </div>
  );
}
