import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { wasStored } from '../../../platform/api/call-error.ts';
import { postPublic } from '../../../platform/api/post-public.ts';
import type { RegistrationRequest } from './registration-values.ts';

/**
 * Sends a registration. If the response to an earlier attempt was lost, the server stores only one of both,
 * also if the family has changed something since. Returns whether it has stored the earlier one.
 * @throws CallError if the registration is rejected or may not have arrived
 */
export async function sendOnce(registration: RegistrationRequest): Promise<boolean> {
  try {
    await postPublic<typeof registrations.registerChild>('registrations', registration);
    return false;
  } catch (error) {
    if (wasStored(error)) return true;
    throw error;
  }
}
