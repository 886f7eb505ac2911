import type { createApiLambda } from '../../../functions/lambdas/api.ts';

export type HttpLambda = ReturnType<typeof createApiLambda>;
export type HttpEvent = Parameters<HttpLambda>[0];
