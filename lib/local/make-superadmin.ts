import type { ProvisionResult } from '../../shared/features/organizations/organizations/provision.ts';
import { provisionLocally, type RunningProduct } from './provision-locally.ts';

/**
 * Makes a superadmin of a running product.
 * @throws OperatorRefusal when the email or the name is not one, or a member’s
 */
export const makeSuperadmin = (
  running: RunningProduct,
  person: { email: string; fullName: string; locale?: string | undefined },
): Promise<ProvisionResult> => provisionLocally(running, { kind: 'superadmin', person });
