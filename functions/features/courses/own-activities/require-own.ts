import { AppError } from '../../../../shared/core/errors.ts';
import type { Role } from '../../../../shared/core/permissions.ts';
import {
  mayChangeOwn,
  maySeeOwn,
} from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import type { OwnActivity } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** @throws activity.not-visible */
export function requireVisible(
  activity: Pick<OwnActivity, 'owner'> & { isShared?: boolean },
  person: { id: string; role: Role },
): true {
  if (!maySeeOwn(activity, person)) throw new AppError('activity.not-visible');
  return true;
}

/** @throws record.missing if it has been removed */
export function requirePresent<Record extends OwnActivity>(activity: Record): Record {
  if (activity.removedAt !== null) throw new AppError('record.missing');
  return activity;
}

/** @throws activity.not-own */
export function requireOwn<Record extends OwnActivity>(
  activity: Record,
  { actor }: Pick<OrganizationContext, 'actor'>,
): Record {
  if (!mayChangeOwn(activity, actor)) throw new AppError('activity.not-own');
  return activity;
}

/** @throws activity.not-own; activity.deleted if it has been removed while it was edited */
export function requireEditable<Record extends OwnActivity>(
  activity: Record,
  context: Pick<OrganizationContext, 'actor'>,
): Record {
  requireOwn(activity, context);
  if (activity.removedAt !== null) throw new AppError('activity.deleted');
  return activity;
}
