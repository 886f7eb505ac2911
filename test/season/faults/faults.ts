import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { region } from '../../../lib/local/start-backend.ts';
import { liveVisit } from '../acts/visits.ts';
import { type Stage, whoMay } from '../stage.ts';
import { changeItems, type Undo } from './change-items.ts';
import { type Fault, type Rows, tampering } from './fault.ts';
import { faultsOfActs } from './faults-of-acts.ts';

const remove = () => undefined;
const ofClinic = (pk: string) => pk.startsWith('C#season-clinic#');

/**
 * Faults that the checks of a season must find, planted one by one. The last fault cannot be undone
 * completely.
 */
export const faults: Record<string, Fault> = {
  ...faultsOfActs,
  'a lost write': {
    foundBy: 'records',
    plant: stage => changeItems(stage, ({ pk, sk }) => ofClinic(pk) && sk.startsWith('NOTE#'), remove),
  },
  'a field of an earlier version': {
    foundBy: 'records',
    plant: stage =>
      changeItems(
        stage,
        ({ sk, pk }) => sk === 'CASE' && ofClinic(pk),
        item => ({ ...item, grade: 'P9' }),
      ),
  },
  'a count off by one': {
    foundBy: 'counts',
    plant: stage =>
      changeItems(
        stage,
        ({ pk, sk, active }) =>
          pk === 'C#season-clinic#COUNT' && sk.startsWith('CASES#') && Number(active) > 0,
        item => ({ ...item, active: Number(item.active) + 1 }),
      ),
  },
  'a row that no list has': {
    foundBy: 'counts',
    plant: stage => changeItems(stage, ({ pk }) => pk === 'C#season-clinic#CASESADDED#active', remove),
  },
  'an unbounded list': {
    foundBy: 'counts',
    plant: tampering('POST cases/search', ({ data }: Rows) => {
      const more = Array.from({ length: 60 }, (_, index) => ({ ...data[0], id: `more-${index}` }));
      return [...data, ...more];
    }),
  },
  'a mail twice': {
    foundBy: 'mails',
    plant: async ({ model, world: { backend } }) => {
      const [to = ''] = model.mails.keys();
      await backend.mail.send({ to, subject: 'Your report', html: '<p>Again</p>' });
      return async () => model.expectMail(to);
    },
  },
  'a lost mail': {
    foundBy: 'mails',
    plant: async ({ model, world: { backend } }) => {
      const [lost] = model.mails.keys();
      const { received } = backend.mail;
      backend.mail.received = to => (to === lost ? [] : received(to));
      return async () => {
        backend.mail.received = received;
      };
    },
  },
  'a bounce that never was': {
    foundBy: 'mails',
    plant: tampering('POST mails/search', ({ data }: Rows) => [...data, { to: 'nobody@season.example' }]),
  },
  'a byte in a PDF': { foundBy: 'prints', plant: changeByte },
  'a hidden name': {
    foundBy: 'secrets',
    plant: stage => {
      const members = whoMay(stage.clinic, 'assigned').map(({ caller }) => caller.person.id);
      return changeItems(
        stage,
        ({ pk, sk, visibility }) =>
          visibility === 'selected' && members.some(id => pk.includes(id) || sk.includes(id)),
        item => ({ ...item, visibility: 'all' }),
        10,
      );
    },
  },
  'a lost rating': {
    foundBy: 'evaluations',
    plant: stage => changeItems(stage, ({ sk }) => sk.startsWith('EVAL#'), remove),
  },
  'a row of an index that points nowhere': {
    foundBy: 'restore:check',
    plant: stage => changeItems(stage, ({ pk }) => pk.startsWith('C#season-clinic#KIN#'), remove),
  },
  'a skipped number': {
    foundBy: 'numbers',
    plant: async stage => {
      const undo = await changeItems(
        stage,
        item => item.pk === 'O#season-clinic' && typeof item.y2027 === 'number',
        item => ({ ...item, y2027: Number(item.y2027) + 1 }),
      );
      await liveVisit(stage, stage.clinic);
      return undo;
    },
  },
};

/** Changes one byte of a stored PDF of a report. */
async function changeByte({ world, model }: Stage): Promise<Undo> {
  const { s3, environmentOf } = world.backend;
  const { standIns, organizationRoleArn: RoleArn } = environmentOf('pdf');
  const sts = new STSClient({ endpoint: standIns.endpoints.sts, region, credentials: standIns.credentials });
  const assumed = await sts.send(
    new AssumeRoleCommand({
      ...{ RoleArn, RoleSessionName: 'season', Tags: [{ Key: 'org', Value: 'season-clinic' }] },
    }),
  );
  const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '' } = assumed.Credentials ?? {};
  const credentials = {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: SessionToken,
  };
  const client = new S3Client({ endpoint: s3.endpoint, region, credentials, forcePathStyle: true });
  const [print] = model.prints.values();
  const { kind = '', language = '', recordId = '' } = print ?? {};
  const keys = s3.keysOf(s3.bucket, `organizations/season-clinic/pdf/${recordId}/`);
  const Key = keys.filter(key => key.includes(`/${kind}-${language}-`)).at(-1);
  const at = { Bucket: s3.bucket, Key };
  const stored = await client.send(new GetObjectCommand(at));
  const Body = await stored.Body?.transformToByteArray();
  if (!Body) throw new Error('the fault finds no report to change');
  const put = (bytes: Uint8Array) =>
    client.send(new PutObjectCommand({ ...at, Body: bytes, ContentType: stored.ContentType }));
  const changed = new Uint8Array(Body);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  await put(changed);
  return async () => {
    await put(Body);
  };
}
