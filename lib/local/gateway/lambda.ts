import type { createApi } from '../../../functions/lambdas/api.ts';

/** A Lambda that answers calls, as the gateway runs it. */
export type HttpLambda = ReturnType<typeof createApi>;
export type HttpEvent = Parameters<HttpLambda>[0];
