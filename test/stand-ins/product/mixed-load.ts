import { randomUUID } from 'node:crypto';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { profile } from '../../../shared/features/people/profile/endpoints.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';
import { details } from '../../features/people/profile/samples.ts';
import type { Caller } from '../../support/caller.ts';
import { redPixelPng, uploadBytes } from '../../support/own-files.ts';

/** The writes that the product has acknowledged. They must survive every kill. */
export class Acknowledged {
  calls = 0;
  completes = 0;
  retries = 0;
  readonly cases = new Map<string, { fullName: string; photoId: string | null }>();
  readonly reports = new Map<string, { reference: string; version: number }>();
  /** For each person, the last acknowledged name and, if a change got no response, the name that it sent. */
  readonly names = new Map<string, string[]>();
  /** Requests that got no response. */
  readonly open: { email: string; again: (who: Caller) => Promise<void> }[] = [];
}

/** A person who sends requests, and whether they have the eye module. */
export interface Worker {
  email: string;
  hasEye: boolean;
}

/** Sends requests of all kinds, one after another, until one gets no response. */
export async function work(who: Caller, worker: Worker, done: Acknowledged): Promise<void> {
  for (let round = 0; ; round++) {
    const isAnswered = await workOnce(who, worker, done, round);
    if (!isAnswered) return;
  }
}

async function workOnce(
  who: Caller,
  { email, hasEye }: Worker,
  done: Acknowledged,
  round: number,
): Promise<boolean> {
  const send = sender(who, email, done);
  const photoId = await uploadPhoto(send, done);
  if (photoId === undefined) return false;
  const fullName = `Load ${randomUUID().slice(0, 8)}`;
  const child = await send(cases.createCase, { fullName, photoId }, made => {
    done.cases.set(made.id, { fullName, photoId });
  });
  if (!child) return false;
  if (hasEye && !(await saveVisit(child.id, send, done))) return false;
  const name = `Dr ${email} ${round}`;
  const names = done.names.get(email) ?? [];
  done.names.set(email, [...names, name]);
  const [renamed, translated] = await Promise.all([
    send(profile.changeProfile, { ...details, fullName: name }, () => done.names.set(email, [name])),
    send(account.changeLanguage, { locale: round % 2 === 0 ? 'en' : 'zh' }, () => {}),
  ]);
  return renamed !== undefined && translated !== undefined;
}

/** Saves and finishes a visit. Returns whether both were acknowledged. */
async function saveVisit(caseId: string, send: Send, { reports }: Acknowledged): Promise<boolean> {
  const note = ({ id, reference, version }: { id: string; reference: string; version: number }) => {
    reports.set(id, { reference, version });
  };
  const report = await send(eyeReports.createEyeReport, { ...visit, caseId }, note);
  if (!report) return false;
  const finishing = { eyeReportId: report.id, version: report.version };
  return (await send(eyeReports.finishEyeReport, finishing, note)) !== undefined;
}

/**
 * Starts, sends and completes the upload of a photo: twice concurrently, and again with the first idempotency
 * key.
 */
async function uploadPhoto(send: Send, done: Acknowledged): Promise<string | undefined> {
  const announced = { purpose: 'case-photo' as const, name: 'photo.png', type: 'image/png' };
  const started = await send(files.startUpload, { ...announced, size: redPixelPng.length }, () => {});
  if (!started) return undefined;
  const fileId = await uploadBytes(started, redPixelPng).catch(() => undefined);
  if (fileId === undefined) return undefined;
  const key = randomUUID();
  const complete = (idempotencyKey = randomUUID()) =>
    send(files.completeUpload, { fileId }, () => void done.completes++, idempotencyKey);
  const twice = await Promise.all([complete(key), complete()]);
  const again = await complete(key);
  return twice.includes(undefined) || !again ? undefined : fileId;
}

type Send = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  note: (answer: ResponseOf<E>) => void,
  key?: string,
) => Promise<ResponseOf<E> | undefined>;

/**
 * Returns a function that sends requests with an idempotency key. If a request gets no response, the same
 * person can send it again after a new sign-in.
 */
function sender(who: Caller, email: string, done: Acknowledged): Send {
  return async (endpoint, input, note, key = randomUUID()) => {
    const attempt = async (caller: Caller) => {
      const { data } = await caller.call(endpoint, input, { 'idempotency-key': key });
      done.calls++;
      note(data);
      return data;
    };
    try {
      return await attempt(who);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      const again = async (caller: Caller) => {
        await attempt(caller);
        done.retries++;
      };
      done.open.push({ email, again });
      return undefined;
    }
  };
}

/** Whether the connection broke, which `fetch` reports as a TypeError. */
const isUnanswered = (error: unknown) => error instanceof TypeError;
