import { AppError } from '../../../../shared/core/errors.ts';
import { mayChangeOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import type { OwnActivity } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** @throws record.missing if the activity has been removed */
export function requirePresent<Record extends OwnActivity>(activity: Record): Record {
  if (activity.removedAt !== null) throw new AppError('record.missing');
  return activity;
}

/** Checks that the member may change the activity. @throws activity.not-own */
export function requireOwn<Record extends OwnActivity>(
  activity: Record,
  { actor }: Pick<OrganizationContext, 'actor'>,
): Record {
  if (!mayChangeOwn(activity, actor)) throw new AppError('activity.not-own');
  return activity;
}

/** @throws activity.not-own; activity.deleted if the activity was removed while being edited */
export function requireEditable<Record extends OwnActivity>(
  activity: Record,
  context: Pick<OrganizationContext, 'actor'>,
): Record {
  requireOwn(activity, context);
  if (activity.removedAt !== null) throw new AppError('activity.deleted');
  return activity;
}
