import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import type { Intentions } from '../../../platform/api/intentions.ts';
import { postPublic } from '../../../platform/api/post-public.ts';
import type { RegistrationRequest } from './registration-values.ts';

/**
 * Sends a registration. If the response to an earlier attempt was lost, the server stores only one of both,
 * also if the family has changed something since. Returns whether it has stored the earlier one.
 * @throws CallError if the registration is rejected or may not have arrived
 */
export async function sendOnce(
  intentions: Intentions,
  registration: Omit<RegistrationRequest, 'ticket' | 'submission'>,
  ticket: string,
): Promise<boolean> {
  const submission = intentions.begin('', JSON.stringify(registration));
  if (!submission) throw new Error('The registration is being sent');
  try {
    await postPublic<typeof registrations.registerChild>('registrations', {
      ...registration,
      ...{ ticket, submission },
    });
    intentions.end('');
    return false;
  } catch (error) {
    intentions.fail('', error);
    if (error instanceof CallError && error.code === 'idempotency.other-body') return true;
    throw error;
  }
}
