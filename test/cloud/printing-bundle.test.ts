import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { bundleFunction } from '../../lib/build/bundle-functions.ts';
import { addOriginSecret } from '../../lib/local/gateway/add-origin-secret.ts';
import { createGateway } from '../../lib/local/gateway/create-gateway.ts';
import { listen } from '../../lib/local/serve.ts';
import { originSecret } from '../../lib/local/start-backend.ts';
import { qrPosters } from '../../shared/features/intake/qr-posters/endpoints.ts';
import { makeQrCode } from '../features/intake/qr-codes/samples.ts';
import { callerWith } from '../support/caller.ts';
import { openClinic } from '../support/clinic.ts';
import { pagesAt } from '../support/read-pdf.ts';
import { openWorld } from '../support/world.ts';

const variables = { ...process.env };
let folder = '';

afterEach(async () => {
  process.env = variables;
  await rm(folder, { recursive: true, force: true });
});

test('the bundled Lambda named pdf prints a poster with the fonts in its bundle', {
  timeout: 60_000,
}, async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumitree-printing-'));
  await bundleFunction('pdf', folder);
  const clinic = await openClinic({ name: '明樹眼科' });
  await makeQrCode(clinic);
  const { backend } = await openWorld();
  process.env = { ...variables, ...variablesOf(backend) };
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.mjs')).href);
  const lambdas = { api: handler, account: handler, pdf: handler, public: handler };
  const { authorizer } = backend;
  const gateway = await listen(addOriginSecret(createGateway({ authorizer, lambdas }), originSecret));
  const admin = callerWith(`${gateway.endpoint}/api`, clinic.admin.headers);
  const { data } = await admin.call(qrPosters.openQrPoster, { organizationId: clinic.slug });
  await gateway.close();
  const [text = ''] = await pagesAt(data.url);
  expect(text).toContain('明樹眼科');
  expect(text).toContain('Register your child');
});

type Backend = Awaited<ReturnType<typeof openWorld>>['backend'];

/** The environment of the Lambda, with endpoints and keys as the SDK reads them in AWS. */
function variablesOf({ environmentOf }: Backend): Record<string, string> {
  const { standIns, ...own } = environmentOf('pdf');
  const { dynamodb, sts, s3 } = standIns.endpoints;
  return {
    AWS_REGION: own.region,
    AWS_ACCESS_KEY_ID: standIns.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: standIns.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_STS: sts,
    AWS_ENDPOINT_URL_S3: s3,
    LOG_LEVEL: 'SILENT',
    TABLE_NAME: own.tableName,
    ORGANIZATION_ROLE_ARN: own.organizationRoleArn,
    CLIENT_IDS: own.clientIds.join(','),
    WEB_URL: own.webUrl,
    ORIGIN_SECRETS: own.originSecrets.join(','),
    CURSOR_SECRETS: own.cursorSecrets.join(','),
    FILES_BUCKET: own.filesBucket,
    FILES_URL: own.filesUrl,
  };
}
