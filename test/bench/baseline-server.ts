import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import { countShards } from '../../functions/features/cases/cases/cases-store.ts';
import { caseCountKey, caseList } from '../../functions/features/cases/keys.ts';
import { memberKey, organizationKey, sessionKey } from '../../functions/platform/storage/keys.ts';
import { organizationTables } from '../../functions/platform/storage/open-table.ts';
import { organizationCredentials } from '../../functions/platform/storage/organization-credentials.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { CaseRow } from '../../shared/features/cases/cases/schema.ts';
import { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { Principal } from '../support/clinic.ts';
import type { World } from '../support/world.ts';

/**
 * The least a server could do to answer a list of cases: the same schema, the same requests to the
 * table, and nothing of the chain.
 */
export async function startBareServer({ backend }: World, { person, token }: Principal, slug: string) {
  const environment = backend.environmentOf('api');
  const table = organizationTables(environment, organizationCredentials(environment), recordFormats)(slug);
  const { origin_jti: jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const keys = [sessionKey(person.id, jti), organizationKey(slug), memberKey(slug, person.id)];
  const counters = Array.from({ length: countShards }, (_, shard) => caseCountKey(slug, shard));
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { limit } = cases.searchCases.input.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const [, organization, member] = await table.get(keys);
    OrganizationRecord.parse(organization);
    MemberRecord.parse(member);
    const [page] = await Promise.all([
      table.query(caseList.updated(slug, 'active'), { limit, newestFirst: true }),
      table.get(counters),
    ]);
    const data = page.items.map(item => CaseRow.parse(item.row));
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: { data, next: page.next } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
