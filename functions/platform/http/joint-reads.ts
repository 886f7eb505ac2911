import type { Context } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import type { JointAnswer, JointRead } from '../../../shared/features/operations/reads/schema.ts';
import type { CallEvent } from './call-event.ts';
import type { HttpHandler } from './create-http-lambda.ts';
import type { LambdaConfig } from './handle-call.ts';
import { routeFinder } from './joined-route.ts';
import type { LoadRoutes } from './router.ts';

/** Answers one of the reads that a joint request contains, as the read's own endpoint would answer it. */
export type AnswerRead = (read: JointRead) => Promise<JointAnswer>;

/** Lambda's context for a read within a joint request. It is empty, because such a read has no time limit. */
const noContext = {} as Context;

/**
 * Returns a function that answers each read of a joint request. A read has the headers and the caller of the
 * joint request, and its own endpoint makes all checks. An endpoint that is not allowed in joint requests
 * gets a 404.
 * @param lambda the Lambda that also answers the joint request
 */
export function answerJointReads(
  loadRoutes: LoadRoutes,
  findEndpoint: LambdaConfig['findEndpoint'],
  lambda: HttpHandler,
): (event: CallEvent) => AnswerRead {
  const findRoute = routeFinder(loadRoutes);
  return event =>
    async ({ method, path, body: sent }) => {
      const [rawPath = '', rawQueryString = ''] = `/api/${path}`.split(/\?(.*)/s);
      const found = await findRoute(method, rawPath);
      if (!found || !(await findEndpoint(found.routeKey)).endpoint.joint) {
        const { status, body } = new AppError('record.missing');
        return { status, body };
      }
      const { requestContext, body: _, ...others } = event;
      const {
        statusCode = 200,
        body,
        headers,
      } = await lambda(
        {
          ...others,
          ...found,
          rawPath,
          rawQueryString,
          isBase64Encoded: false,
          ...(sent && { body: JSON.stringify(sent) }),
          requestContext: {
            ...requestContext,
            routeKey: found.routeKey,
            http: { ...requestContext.http, method, path: rawPath },
          },
        },
        noContext,
      );
      const wait = Number(headers?.['retry-after']);
      return { status: statusCode, body: JSON.parse(body ?? 'null'), ...(wait > 0 && { retryAfter: wait }) };
    };
}
