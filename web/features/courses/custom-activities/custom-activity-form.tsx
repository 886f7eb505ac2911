import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type { CustomActivity } from '../../../../shared/features/courses/custom-activities/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { ActivityForm } from '../activities/activity-form.tsx';

interface CustomActivityFormProps {
  /** Null for a new activity. */
  activity: CustomActivity | null;
  autosave: Draft | null;
  onSaved: (saved: CustomActivity) => void;
  onCancel: () => void;
}

export function CustomActivityForm({ activity, ...more }: CustomActivityFormProps) {
  return (
    <ActivityForm
      {...more}
      activity={activity}
      newDraft="customactivity"
      save={(fields, version, idempotencyKey) =>
        activity && version !== null
          ? call(
              customActivities.changeCustomActivity,
              { ...fields, customActivityId: activity.id, version },
              { idempotencyKey },
            )
          : call(customActivities.createCustomActivity, fields, { idempotencyKey })
      }
    />
  );
}
