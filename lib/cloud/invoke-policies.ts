import type { IamRoleName } from './table-policies.ts';

/**
 * The roles that may have uploads checked by the Lambda `sanitize`. CDK deploys them; the local stand-in of
 * Lambda enforces them.
 */
export const sanitizeCallers = ['account', 'api'] as const satisfies IamRoleName[];
