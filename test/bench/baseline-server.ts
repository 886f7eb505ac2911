import type { Context } from 'aws-lambda';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import { caseCountKeys } from '../../functions/features/cases/analytics/count-shards.ts';
import { caseList } from '../../functions/features/cases/keys.ts';
import { createApiLambda } from '../../functions/lambdas/api.ts';
import { memberKey, organizationKey, sessionKey } from '../../functions/platform/storage/keys.ts';
import { organizationTables } from '../../functions/platform/storage/open-table.ts';
import { organizationCredentials } from '../../functions/platform/storage/organization-credentials.ts';
import { listen, readBody } from '../../lib/local/serve.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { CaseRow } from '../../shared/features/cases/cases/schema.ts';
import { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { Principal } from '../support/clinic.ts';
import type { World } from '../support/world.ts';
import { claimsOf, listEvent } from './list-call.ts';

/**
 * Starts a server that answers lists of cases with as little work as possible: it uses the schema and the
 * table requests of the Lambda, but none of the middleware.
 */
export async function startBareServer({ backend }: World, admin: Principal, slug: string) {
  const environment = backend.environmentOf('api');
  const table = organizationTables(environment, organizationCredentials(environment), recordFormats)(slug);
  const { person } = admin;
  const { origin_jti: jti = '' } = claimsOf(admin);
  const keys = [sessionKey(person.id, jti), organizationKey(slug), memberKey(slug, person.id)];
  const counters = caseCountKeys(slug);
  return serve(async body => {
    const { limit } = cases.searchCases.input.parse(JSON.parse(body));
    const [, organization, member] = await table.get(keys);
    OrganizationRecord.parse(organization);
    MemberRecord.parse(member);
    const [page] = await Promise.all([
      table.query(caseList.updated(slug, 'active'), { limit, newestFirst: true }),
      table.get(counters),
    ]);
    const data = page.items.map(item => CaseRow.parse(item.row));
    return JSON.stringify({ data: { data, next: page.next } });
  });
}

/** Answers the same requests with the Lambda's whole middleware, without the stand-in of API Gateway. */
export function startChainServer({ backend }: World, admin: Principal, slug: string) {
  const handler = createApiLambda(backend.environmentOf('api'));
  const event = listEvent(admin, slug);
  return serve(async body => {
    const { statusCode, body: answer = '' } = await handler({ ...event, body }, {} as Context);
    if (statusCode !== 200) throw new Error(answer);
    return answer;
  });
}

async function serve(answer: (body: string) => Promise<string>) {
  const { endpoint: url, close } = await listen(async (request, response) => {
    const body = await readBody(request, 1_000);
    const text = await answer(String(body));
    response.setHeader('content-type', 'application/json').end(text);
  });
  return { url, close };
}
