import { randomUUID } from 'node:crypto';
import { NotificationsStore } from '../../functions/features/operations/notifications/notifications-store.ts';
import { newChildId, newId } from '../../functions/platform/storage/new-id.ts';
import { ConflictError } from '../../functions/platform/storage/retry-on-conflict.ts';
import type { Caller } from '../../shared/core/permissions.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { audit } from '../../shared/features/operations/audit/endpoints.ts';
import type { NotificationFact } from '../../shared/features/operations/notifications/fact.ts';
import { notificationId } from '../../shared/features/operations/notifications/record.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { makeFailedMail } from '../features/operations/email-log/samples.ts';
import { attachToCase, uploadFile } from '../features/operations/files/samples.ts';
import { makeJob } from '../features/operations/jobs/samples.ts';
import { deviceOf } from '../features/people/devices/samples.ts';
import { addCertificate } from '../features/people/profile/samples.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from './canary.ts';
import { makeCanaryReport, recallCursorOf } from './canary-reports.ts';
import type { Clinic, Principal } from './clinic.ts';
import { referencesByKind } from './generated/references-by-kind.ts';
import { uploadOwn } from './own-files.ts';
import { openRawTable } from './raw-table.ts';
import type { ReferenceKind } from './reference-kind.ts';

/** Ids of one kind that must reveal nothing to a caller. */
interface ReferenceSample {
  /** Of the other organisation. */
  foreign: (other: Clinic) => Promise<string>;
  /** Of the caller's own organisation, but not for the caller to see; undefined where they see all. */
  hidden: (own: Clinic, caller: Caller) => Promise<string | undefined>;
  /** Well formed, but of no record; `statusOfMissing` is the expected status. */
  missing: () => string;
  statusOfMissing: number;
  /** Well formed, but of something else. */
  otherKind: () => string;
  malformed: string[];
}

const letters = '0123456789ABCDEFGHIJKL';

const malformedFileIds = [
  'file',
  'file_',
  `FILE_${letters}`,
  `file_${letters}0`,
  `file_${letters}\n`,
  '..%2f..',
  'null',
];

/** What is alike of the places of all lists. */
const cursorSample = {
  missing: () => Buffer.from('{"sk":"CASE"}').toString('base64url'),
  statusOfMissing: 400,
  otherKind: () => newId('case', Date.now()),
  malformed: ['', 'x', '0.', '1.e30', `2.${Buffer.from('[]').toString('base64url')}`],
};

export const referenceSamples = {
  ...referencesByKind,
  case: {
    foreign: async other => (await makeCase(other.admin, caseWithCanary(foreignCanary))).id,
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? (await makeCase(own.admin, caseWithCanary(hiddenCanary))).id : undefined,
    missing: () => newId('case', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('journal', Date.now()),
    malformed: [
      'case',
      'case_',
      `CASE_${letters}`,
      `case_${letters}0`,
      `case_${letters.slice(1)}`,
      `case_${letters}\n`,
      `case_${letters.slice(1)}#`,
      `case_${letters.slice(2)}%00`,
      '..%2f..',
      '*',
      '陈',
      'null',
    ],
  },
  job: {
    foreign: async other => makeJob(other.admin),
    hidden: async (own, { role }) => (role === 'user' ? makeJob(own.admin) : undefined),
    missing: () => newId('job', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['job', 'job_', `JOB_${letters}`, `job_${letters}0`, `job_${letters.slice(1)}#`, '*'],
  },
  member: {
    foreign: async other => other.admin.person.id,
    hidden: async () => undefined,
    missing: () => randomUUID(),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['', 'member', '00000000', `${letters}#`, 'MEMBER#*'],
  },
  eyeReport: {
    foreign: async other => (await makeCanaryReport(other.admin, foreignCanary)).id,
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? (await makeCanaryReport(own.admin, hiddenCanary)).id : undefined,
    missing: () => newChildId('eyeReport', newId('case', Date.now()), Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: [
      'eye',
      'eye_',
      `eye_${letters}`,
      `EYE_${letters}${letters.slice(6)}`,
      `eye_${letters}${letters.slice(5)}`,
      `eye_${letters}${letters.slice(6)}\n`,
      '..%2f..',
      '*',
      '陈',
    ],
  },
  notification: {
    foreign: async other =>
      createNotifications(other.slug, other.admin.person.id, foreignNotificationCount, foreignCanary.word),
    hidden: async own =>
      createNotifications(own.slug, own.admin.person.id, foreignNotificationCount, hiddenCanary.word),
    missing: () => '9999999999',
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['1', '00000000001', '000000000a', '0000000001 ', '-000000001', '０００００００００１', ''],
  },
  organization: {
    foreign: async other => other.slug,
    hidden: async () => undefined,
    missing: () => 'no-such-clinic',
    statusOfMissing: 403,
    otherKind: () => newId('case', Date.now()),
    malformed: ['', 'a', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '../clinic'],
  },
  /** An organisation that a call is about, not the one it is made for. */
  organizationRecord: {
    foreign: async other => other.slug,
    hidden: async () => undefined,
    missing: () => 'no-such-clinic',
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['clinic', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '..%2fclinic'],
  },
  certificate: {
    foreign: async other => addCertificate(other.admin),
    hidden: async own => addCertificate(own.admin),
    missing: () => newId('certificate', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['crt', 'crt_', `CRT_${letters}`, `crt_${letters}0`, '*'],
  },
  mail: {
    foreign: async other => (await makeFailedMail(other.slug)).id,
    hidden: async (own, { role }) => (await makeFailedMail(role === 'superadmin' ? own.slug : null)).id,
    missing: () => newId('mail', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['mail', 'mail_', `MAIL_${letters}`, `mail_${letters}0`, '*'],
  },
  device: {
    foreign: async other => deviceOf(other.admin),
    hidden: async own => deviceOf(own.admin),
    missing: () => randomUUID(),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['device', '00000000', `${letters}#`, '*'],
  },
  cursor: {
    foreign: other => cursorOf(other.admin, foreignCanary),
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
    ...cursorSample,
  },
  file: {
    foreign: async other => uploadFile(other.admin),
    hidden: async (own, { visibility }) => {
      const file = await uploadFile(own.admin);
      if (visibility === 'selected')
        await attachToCase(own.slug, file, await makeCase(own.admin, caseWithCanary(hiddenCanary)));
      return file;
    },
    missing: () => newId('file', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: malformedFileIds,
  },
  /** A file that is not theirs to keep with a case is refused by the field. */
  photo: {
    foreign: async other => uploadFile(other.admin),
    hidden: async own => uploadFile(own.admin),
    missing: () => newId('file', Date.now()),
    statusOfMissing: 400,
    otherKind: () => newId('case', Date.now()),
    malformed: ['', 'file', 'file_', `file_${letters}#`],
  },
  ownFile: {
    foreign: async other => uploadOwn(other.admin),
    hidden: async own => uploadOwn(own.admin),
    missing: () => newId('file', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: malformedFileIds,
  },
  eyeCursor: {
    foreign: other => eyeCursorOf(other.admin, foreignCanary),
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? eyeCursorOf(own.admin, hiddenCanary) : undefined,
    ...cursorSample,
  },
  recallCursor: {
    foreign: other => recallCursorOf(other.admin, foreignCanary),
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? recallCursorOf(own.admin, hiddenCanary) : undefined,
    ...cursorSample,
  },
  auditCursor: {
    foreign: other => auditCursorOf(other.admin),
    hidden: async () => undefined,
    ...cursorSample,
  },
  public: undefined,
} satisfies Record<ReferenceKind, ReferenceSample | undefined>;

/** Each box counts from one: a foreign number has to be higher than what the suites put into one's own. */
const foreignNotificationCount = 80;

/** Puts a notification into somebody's box as the product does. */
export async function createNotification(slug: string, reader: string): Promise<string> {
  return createNotifications(slug, reader, 1, 'Nora New');
}

/** The number of the last of so many. */
async function createNotifications(
  slug: string,
  reader: string,
  count: number,
  memberName: string,
): Promise<string> {
  const { table } = await openRawTable();
  const origin = {
    organization: slug,
    by: 'events',
    requestId: 'test',
    idempotency: undefined,
    now: Date.now,
  };
  const store = new NotificationsStore(table, slug, origin);
  const fact: NotificationFact = { kind: 'member.joined', memberName };
  const letter = { fact, sender: null, updatedAt: new Date().toISOString() };
  const add = async (): Promise<void> => {
    const writes = await store.addWrites(reader, letter, () => new ConflictError());
    await table
      .transact(writes)
      .catch(error => (error instanceof ConflictError ? add() : Promise.reject(error)));
  };
  for (let left = count; left > 0; left--) await add();
  const { counters } = await store.listPage(reader, 1);
  return notificationId(counters.last);
}

function secondPage({ next }: { next: string | null }): string {
  if (next === null) throw new Error('there is no second page');
  return next;
}

/** Where the second page of somebody's cases starts. */
async function cursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCase(reader, caseWithCanary(marks));
  const { data } = await reader.call(cases.searchCases, { limit: 1 });
  return secondPage(data.meta);
}

/** Where the second page of what was recorded starts. */
async function auditCursorOf(reader: Principal): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCase(reader, {});
  const { data } = await reader.call(audit.searchAudit, { limit: 1 });
  return secondPage(data.meta);
}

/** Where the second page of somebody's reports starts. */
async function eyeCursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCanaryReport(reader, marks);
  const { data } = await reader.call(eyeReports.searchEyeReports, { limit: 1 });
  return secondPage(data.meta);
}
