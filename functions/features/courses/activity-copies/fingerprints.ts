import { createHash } from 'node:crypto';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { asOriginal, canonical } from '../../../../shared/features/courses/activity-copies/copy-rules.ts';
import {
  type ActivityFieldName,
  activityFieldNames,
  type StoredActivityCopy,
} from '../../../../shared/features/courses/activity-copies/schema.ts';

const fingerprint = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 16);

export const fingerprintsOf = (original: ActivityFields): StoredActivityCopy['basis'] =>
  Object.fromEntries(
    activityFieldNames.map(name => [name, fingerprint(original[name])]),
  ) as StoredActivityCopy['basis'];

export function customisedFields(copy: StoredActivityCopy): ActivityFieldName[] {
  const fields = fingerprintsOf(asOriginal(copy, copy.origins));
  return activityFieldNames.filter(name => fields[name] !== copy.basis[name]);
}
