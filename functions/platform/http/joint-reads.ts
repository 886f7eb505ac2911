import type { Context } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import type { JointAnswer, JointRead } from '../../../shared/features/operations/reads/schema.ts';
import type { CallEvent } from './call-event.ts';
import type { HttpHandler } from './create-http-lambda.ts';
import type { LambdaConfig } from './handle-call.ts';
import { routeFinder } from './joined-route.ts';
import type { LoadRoutes } from './router.ts';

/** Answers one read of a joint request (which contains several reads), like the read's own endpoint. */
export type AnswerRead = (read: JointRead) => Promise<JointAnswer>;

/** Placeholder for Lambda's context: a read within a joint request has no time limit of its own. */
const noContext = {} as Context;

/**
 * Returns functions that answer the single reads of a joint request. They use the headers and the caller of
 * the joint request, and make all checks of the read's own endpoint. A path that allows no joint read gets a
 * 404.
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
