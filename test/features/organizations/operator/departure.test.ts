import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, vi } from 'vitest';
import { createOperatorLambda } from '../../../../functions/lambdas/provision.ts';
import { ObjectEraser } from '../../../../functions/platform/files/object-eraser.ts';
import { departureForm } from '../../../../lib/cloud/runbooks/forms.ts';
import { automationDocument } from '../../../../lib/cloud/runbooks/runbook.ts';
import { dummyCredentials } from '../../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../../lib/local/start-backend.ts';
import { certificate } from '../../../../lib/restore/departure/certificate.ts';
import { eraseOrganization } from '../../../../lib/restore/departure/erase-organization.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { payloadOf, runbookTarget } from '../../../cloud/automation-document.ts';
import { BUCKET, KEYS, startTestS3 } from '../../../stand-ins/s3/start-test-s3.ts';
import { openClinic, openSuperadmin, password } from '../../../support/clinic.ts';
import { organizationItems } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const document = automationDocument(departureForm, runbookTarget);
const [ada, ben] = ['ada', 'ben'].map(name => `arn:aws:sts::111122223333:assumed-role/Operator/${name}`);

async function openOperators(slug: string) {
  const { backend } = await openWorld();
  const { depart } = createOperatorLambda(backend.environmentOf('provision'));
  return (step: string, by = ada, name = `Clinic ${slug}`) => {
    const form = payloadOf(document, { Slug: slug, OrganizationName: name, Step: step });
    return depart({ ...form, asked: { execution: 'e-1', by } });
  };
}

async function openErasure(slug: string, afterDays = 31) {
  const { backend } = await openWorld();
  const { dynamodb, cognito } = backend;
  const s3 = await startTestS3({ corsOrigins: [] });
  const { endpoints } = backend.environmentOf('jobs').standIns;
  const access = { region, credentials: dummyCredentials };
  const clients = {
    dynamodb: new DynamoDBClient({ ...access, endpoint: dynamodb.endpoint }),
    cognito: new CognitoIdentityProviderClient({ ...access, endpoint: cognito.endpoint }),
    eraser: new ObjectEraser({
      region,
      filesBucket: BUCKET,
      standIns: { endpoints: { ...endpoints, s3: s3.endpoint }, credentials: KEYS },
    }),
  };
  const { table } = dynamodb;
  const erasure = { slug, table, region: table, files: BUCKET, userPoolId: cognito.userPoolId };
  const now = () => Date.now() + afterDays * dayMs;
  return {
    clients,
    eraser: clients.eraser,
    keep: (Key: string) => s3.client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: 'kept' })),
    erase: () => eraseOrganization({ ...erasure, now }, clients),
  };
}

testInTurn(
  'two people must order the departure of an organisation; it then closes immediately, and the order can be cancelled',
  async () => {
    const { slug, admin } = await openClinic();
    const send = await openOperators(slug);
    const { erase } = await openErasure(slug, 29);
    await expect(send('begin', ada, 'Another name')).rejects.toThrow('Nothing was made.');
    await expect(send('confirm', ben)).rejects.toThrow('Nobody has begun');
    expect(await send('begin')).toMatchObject({ changed: true });
    expect(await send('begin', ben)).toMatchObject({ changed: false });
    await expect(send('confirm', ada)).rejects.toThrow('a second person has to confirm');
    await expect(erase()).rejects.toThrow('nobody has confirmed');
    await admin.call(members.listMembers, { organizationId: slug });

    expect(await send('confirm', ben)).toMatchObject({ changed: true });
    await expect(admin.call(members.listMembers, { organizationId: slug })).rejects.toThrow('403');
    await expect(erase()).rejects.toThrow('can be erased from');
    expect(await send('cancel', ben)).toMatchObject({ changed: true });
    await admin.call(members.listMembers, { organizationId: slug });
    await expect(erase()).rejects.toThrow('nobody has confirmed');
  },
);

testInTurn(
  'if an organisation is restored during its departure, a new departure waits a month again before the erasure',
  async () => {
    const { slug } = await openClinic();
    const send = await openOperators(slug);
    const { erase } = await openErasure(slug, 29);
    await send('begin');
    await send('confirm', ben);
    const sam = await openSuperadmin();
    await sam.call(organizations.restoreOrganization, { organizationId: slug });
    const { erase: eraseLater } = await openErasure(slug);
    await expect(eraseLater()).rejects.toThrow(`${slug} is open again`);
    expect(await send('confirm', ben)).toMatchObject({ changed: true });
    await expect(erase()).rejects.toThrow('can be erased from');
  },
);

testInTurn('an organisation is not erased while one of its cases is under a legal hold', async () => {
  const { slug, admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  await admin.call(caseRights.holdCase, { caseId, note: 'A dispute' });
  const other = await openClinic();
  const { id: otherCase } = await makeCase(other.admin);
  await other.admin.call(caseRights.holdCase, { caseId: otherCase, note: 'A dispute' });
  const send = await openOperators(slug);
  const { erase } = await openErasure(slug);
  await send('begin');
  await send('confirm', ben);
  await expect(erase()).rejects.toThrow(`cases of ${slug} under a legal hold: 1.`);
  await send('cancel');
  await admin.call(caseRights.releaseHold, { caseId });
  await send('begin');
  await send('confirm', ben);
  expect(await erase()).toMatchObject({ slug });
});

testInTurn(
  'the erasure of an organisation that has begun cannot be cancelled; after a crash, a second run completes the erasure',
  async () => {
    const { slug, admin } = await openClinic();
    const send = await openOperators(slug);
    const { erase, clients } = await openErasure(slug);
    await send('begin');
    await send('confirm', ben);
    const broken = vi.spyOn(clients.eraser, 'erase').mockRejectedValueOnce(new Error('no connection'));
    await expect(erase()).rejects.toThrow('no connection');
    await expect(send('cancel')).rejects.toThrow('cannot be stopped');
    broken.mockRestore();
    expect(await erase()).toMatchObject({ slug });
    const { backend } = await openWorld();
    expect(backend.cognito.acceptsPassword(admin.person.email, password)).toBe(false);
  },
);

testInTurn(
  'erasing an organisation removes its data, files and people, and a certificate lists what is left',
  async () => {
    const [clinic, other] = [await openClinic(), await openClinic()];
    const { slug } = clinic;
    const [leaving, staying] = [await clinic.join(), await clinic.join()];
    await other.join({}, staying.person);
    await makeCase(clinic.admin);
    const others = await organizationItems(other.slug);
    const { erase, eraser, keep } = await openErasure(slug);
    await keep(`organizations/${slug}/attachment/file_1`);
    const send = await openOperators(slug);
    await send('begin');
    await send('confirm', ben);
    const before = await organizationItems(slug);

    const erased = await erase();
    expect(erased).toMatchObject({ slug, files: 1, people: 2 });
    expect(erased.departure).toMatchObject({ begunBy: ada, confirmedBy: ben });
    const count = Object.values(erased.items).reduce((sum, each) => sum + each, 0);
    expect(count).toBeGreaterThan(before.length / 2);
    const { ownedBy, everything } = await openRawTable();
    expect(await ownedBy(slug)).toEqual([]);
    const left = JSON.stringify((await everything()).filter(({ pk }) => !pk.startsWith('X#J#')));
    expect(left.includes(`#${slug}"`)).toBe(false);
    for (const { person } of [clinic.admin, leaving]) expect(left.includes(person.email)).toBe(false);
    expect(left.includes(staying.person.email)).toBe(true);
    expect(await eraser.keysBelow(`organizations/${slug}/`)).toEqual([]);
    expect((await organizationItems(other.slug)).length).toBeGreaterThanOrEqual(others.length);
    const { backend } = await openWorld();
    expect(backend.cognito.acceptsPassword(leaving.person.email, password)).toBe(false);
    expect(backend.cognito.acceptsPassword(staying.person.email, password)).toBe(true);

    const said = certificate(erased);
    expect(said).toContain(`Asked for by ${ada}`);
    expect(said).toContain(`Confirmed by ${ben}`);
    const monthly = new Date(Date.parse(erased.erasedAt) + 400 * dayMs).toISOString().slice(0, 10);
    expect(said).toContain(`is gone from ${monthly} on`);
    await expect(erase()).rejects.toThrow(`there is no ${slug}`);
  },
);
