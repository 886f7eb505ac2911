import type { ProvisionResult } from '../../shared/features/organizations/organizations/provision.ts';
import { provisionLocally, type RunningProduct } from './provision-locally.ts';

/**
 * Creates a platform administrator while the product runs.
 * @throws OperatorRefusal if email address or name is invalid, or if the email address belongs to a member
 */
export const makeSuperadmin = (
  running: RunningProduct,
  person: { email: string; fullName: string; locale?: string | undefined },
): Promise<ProvisionResult> => provisionLocally(running, { kind: 'superadmin', person });
