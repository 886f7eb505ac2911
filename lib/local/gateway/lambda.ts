import type { createApiLambda } from '../../../functions/lambdas/api.ts';

/** A Lambda as the gateway invokes it. */
export type HttpLambda = ReturnType<typeof createApiLambda>;
export type HttpEvent = Parameters<HttpLambda>[0];
