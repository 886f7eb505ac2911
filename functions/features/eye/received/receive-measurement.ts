import { AppError } from '../../../../shared/core/errors.ts';
import type { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { ReceivedStore } from './received-store.ts';

/** The measurement is not part of a visit until a member accepts it. */
export const receiveMeasurement: Handler<typeof received.receiveMeasurement> = async (
  { caseId: _, ...fields },
  { organization, actor, records, now, openStore },
) => {
  checkActive(records.case);
  if (fields.measuredOn > todayIn(organization.timeZone, now()))
    throw new AppError('request.invalid', { fields: { measuredOn: 'validation.future_date' } });
  return openStore(ReceivedStore).receive(records.case.id, fields, actor.fullName);
};
