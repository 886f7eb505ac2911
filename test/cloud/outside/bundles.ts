/**
 * Runs the built Lambdas against moto instead of our stand-ins. Needs PyPI:
 *
 *     npm run build -- functions && python3 -m venv venv && venv/bin/pip install 'moto[server,all]'
 *     node test/cloud/outside/bundles.ts venv
 *
 * With Go, each Lambda can also run in its own process, in AWS's Runtime Interface Emulator:
 *
 *     go install github.com/aws/aws-lambda-runtime-interface-emulator/cmd/aws-lambda-rie@latest
 *     npm install --prefix /tmp/ric aws-lambda-ric
 *     node test/cloud/outside/bundles.ts venv ~/go/bin/aws-lambda-rie \
 *       /tmp/ric/node_modules/.bin/aws-lambda-ric
 *
 * An operator's form creates an organisation. Its admin makes a QR code with a poster; a family registers a
 * child with it, and the admin accepts the child. Then the stream is processed, emails are sent, the journal
 * is copied and hourly jobs run. This program replaces the gateway and the sign-in: it makes the claims of a
 * valid token, and the session.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { sessionKey } from '../../../functions/platform/storage/keys.ts';
import { tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';
import { daysAfter } from '../../../shared/core/dates/days.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { originHeader } from '../../../shared/core/origin-header.ts';
import { apiScope } from '../../../shared/core/token-scopes.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { qrCodes } from '../../../shared/features/intake/qr-codes/endpoints.ts';
import { qrPosters } from '../../../shared/features/intake/qr-posters/endpoints.ts';
import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import { requestOf } from '../../support/caller.ts';
import { makeMotoServices } from './moto-services.ts';
import { lambdasHere, lambdasUnderEmulator } from './run-lambdas.ts';
import { startMoto } from './start-moto.ts';

const [venv, emulator, client] = process.argv.slice(2);
if (!venv) throw new Error('Usage: node test/cloud/outside/bundles.ts VENV [EMULATOR CLIENT]');
const region = 'ap-southeast-1';
const origin = 'between site and API';
/**
 * Milliseconds to wait before the registration form is sent. A form that is sent sooner after it was opened
 * is rejected as sent by a program.
 */
const writingMs = 4_000;

const { run, close } = emulator && client ? lambdasUnderEmulator(emulator, client, 5_800) : lambdasHere();
const moto = await startMoto(venv, 5_790);
try {
  await live(await makeMotoServices({ endpoint: moto.endpoint, region, origin }));
} finally {
  moto.close();
  close();
}

type Services = Awaited<ReturnType<typeof makeMotoServices>>;

async function live({ s3, sqs, web, config }: Services): Promise<void> {
  const table = DynamoDBDocument.from(new DynamoDBClient(config));
  const nextRecords = await openStream(config);

  /** Processes the stream and the mail queue until both are empty. */
  const settle = async () => {
    for (let rounds = 0; rounds < 20; rounds++) {
      const Records = await nextRecords();
      if (Records.length > 0) {
        const { batchItemFailures } = (await run('events', { Records })) as { batchItemFailures: unknown[] };
        check('the stream is read', batchItemFailures.length === 0);
        await run('archive', {
          Records: Records.filter(
            ({ eventName, dynamodb }) => eventName === 'INSERT' && dynamodb?.NewImage?.kind?.S === 'journal',
          ),
        });
      }
      const { Messages = [] } = await sqs.receiveMessage({
        QueueUrl: process.env.MAIL_QUEUE_URL,
        MaxNumberOfMessages: 5,
      });
      for (const { MessageId, Body, ReceiptHandle } of Messages) {
        const attributes = { ApproximateReceiveCount: '1' };
        const record = {
          messageId: MessageId,
          body: Body,
          receiptHandle: ReceiptHandle,
          attributes,
          eventSourceARN: 'arn:aws:sqs:x:1:mail',
        };
        const { batchItemFailures } = (await run('mail', { Records: [record] })) as {
          batchItemFailures: unknown[];
        };
        check('a mail is sent', batchItemFailures.length === 0);
        await sqs.deleteMessage({ QueueUrl: process.env.MAIL_QUEUE_URL, ReceiptHandle });
      }
      if (Records.length === 0 && Messages.length === 0) return;
    }
    throw new Error('the stream does not end');
  };

  const organization = {
    name: 'Clear Sight',
    slug: 'clear-sight',
    country: 'HK',
    seats: '10',
    endsOn: '2099-12-31',
  };
  const admin = { fullName: 'Ada Chan', email: 'ada@clinic.example' };
  await run('provision', { kind: 'organization', ...organization, admin });
  await settle();
  const person = { fullName: 'Ben Ho', email: 'ben@clinic.example', temporaryPassword: 'moto-and-learn' };
  const member = { kind: 'member', organizationSlug: organization.slug, role: 'admin', person };
  const { personId } = (await run('provision', member)) as { personId: string };
  check('the form makes an organisation and a member', typeof personId === 'string');

  const claims = {
    ...{
      sub: personId,
      origin_jti: randomUUID(),
      token_use: 'access',
      client_id: web,
      scope: apiScope,
      username: personId,
    },
    ...{
      auth_time: String(Math.floor(Date.now() / 1_000)),
      exp: String(Math.floor(Date.now() / 1_000) + 3_600),
    },
  };
  const session = {
    organization: 'clear-sight',
    device: 'moto',
    startedAt: new Date().toISOString(),
    endedAt: null,
  };
  const Item = {
    ...sessionKey(personId, claims.origin_jti),
    ...session,
    sessionExpiresAt: '2099-01-01T00:00:00.000Z',
  };
  await table.put({ TableName: tableDefinition.TableName, Item });
  const call = async <E extends Endpoint>(
    one: E,
    input: RequestOf<E>,
    isStaff = true,
  ): Promise<ResponseOf<E>> => {
    const { path, body } = requestOf(one, input as Record<string, unknown>);
    const [rawPath = '', rawQueryString = ''] = path.split('?');
    const parts = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      String((input as Record<string, unknown>)[name]),
    ]);
    const own = isStaff ? { 'x-organization': 'clear-sight' } : {};
    const event = {
      ...{
        version: '2.0',
        routeKey: `${one.method} /api/${one.path}`,
        rawPath: `/api/${rawPath}`,
        rawQueryString,
        isBase64Encoded: false,
      },
      headers: {
        ...own,
        [originHeader]: origin,
        'content-type': 'application/json',
        'x-forwarded-for': '10.1.2.3',
      },
      ...(parts.length > 0 && { pathParameters: Object.fromEntries(parts) }),
      requestContext: {
        http: { method: one.method, path: `/api/${rawPath}`, sourceIp: '10.1.2.3', userAgent: 'moto' },
        requestId: randomUUID(),
        ...(isStaff && { authorizer: { jwt: { claims } } }),
      },
      ...(body && { body }),
    };
    const answer = (await run(one.lambda ?? 'api', event)) as { statusCode: number; body: string };
    check(
      `${one.method} ${one.path}: ${answer.statusCode}`,
      answer.statusCode === (one.status ?? 200),
      answer.body,
    );
    return JSON.parse(answer.body).data;
  };

  const organizationId = 'clear-sight';
  await call(qrCodes.makeQrCode, {
    organizationId,
    codeVersion: null,
    lastDay: daysAfter(new Date().toISOString().slice(0, 10), 90),
  });
  const { code } = await call(qrCodes.getQrCode, { organizationId });
  const token = code?.token ?? '';
  await settle();
  const poster = await call(qrPosters.openQrPoster, { organizationId });
  check('the poster is stored', JSON.stringify(poster).includes('https://files.lumitree.example/'));
  const form = await call(registrations.openRegistration, { token }, false);
  await wait(writingMs);
  await call(
    registrations.registerChild,
    {
      ...{
        token,
        submission: randomUUID(),
        ticket: form.form?.ticket,
        fullName: 'Mei Lam',
        birthDate: '2018-03-04',
        gender: 'female',
        mobile: '+85291234567',
      },
      ...{
        contactEmail: 'lam@family.example',
        address: null,
        country: 'HK',
        state: null,
        postalCode: null,
        father: null,
        mother: null,
      },
      ...{ consentBy: 'Lam Ka Yan', relationship: 'mother', consents: true, language: 'en', script: null },
    } as never,
    false,
  );
  await settle();
  const { data: registered } = await call(registrations.searchRegistrations, {});
  const [waiting] = registered;
  check('the registration waits', registered.length === 1);
  if (!waiting) return;
  await call(registrations.acceptRegistration, { caseId: waiting.id, version: waiting.version });
  const { data: found } = await call(cases.searchCases, { text: 'mei' });
  check('the child is found', found[0]?.fullName === 'Mei Lam');
  await settle();
  await run('jobs', { tick: true, time: new Date().toISOString() });
  await settle();

  const stored = await table.scan({ TableName: tableDefinition.TableName });
  const mails = (stored.Items ?? []).filter(({ kind }) => kind === 'mail');
  const states = mails.map(({ state, status }) => String(state ?? status));
  check(
    `mails in the table: ${states.join(', ')}`,
    states.length > 0 && states.every(state => state === 'sent'),
  );
  const { Contents = [] } = await s3.listObjectsV2({ Bucket: 'journal' });
  check(`files of the journal: ${Contents.length}`, Contents.length > 0);
}

/** Returns a function that reads the stream records written since the function was last called. */
async function openStream(config: Services['config']) {
  const client = new DynamoDBStreamsClient(config);
  const { Streams = [] } = await client.send(
    new ListStreamsCommand({ TableName: tableDefinition.TableName }),
  );
  const StreamArn = Streams[0]?.StreamArn;
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
  const first = await client.send(
    new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  let iterator = first.ShardIterator;
  return async () => {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator }),
    );
    iterator = NextShardIterator;
    return Records.filter(({ eventName }) => eventName !== 'REMOVE');
  };
}

function check(what: string, holds: boolean, instead = ''): void {
  console.log(`${holds ? 'ok' : 'NOT'}  ${what}${holds ? '' : ` ${instead}`}`);
  if (!holds) throw new Error(what);
}
