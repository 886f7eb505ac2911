import { expect, test } from 'vitest';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { toFormValues } from '../../../../web/features/screening/form/screening-values.ts';
import {
  type DayRecord,
  emptyRecord,
  type PendingRequest,
} from '../../../../web/features/screening/prepared-days/day-format.ts';
import { resolve } from '../../../../web/features/screening/prepared-days/join.ts';
import { stageOf } from '../../../../web/features/screening/prepared-days/record-stage.ts';
import {
  type ScreeningCalls,
  sendRecord,
} from '../../../../web/features/screening/prepared-days/send-record.ts';
import { CallError, errorFromResponse } from '../../../../web/platform/api/call-error.ts';
import { requestOf } from '../../../support/caller.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeScreening } from '../screenings/samples.ts';

const endpoints = {
  create: screenings.createScreening,
  save: screenings.saveScreening,
  finish: screenings.finishScreening,
  reopen: screenings.reopenScreening,
};

/** The calls of a device to the product, which loses the responses to these requests. */
function callsOf(tester: Principal, isAnswerLost: (request: PendingRequest) => boolean): ScreeningCalls {
  return {
    send: async request => {
      const endpoint = endpoints[request.kind];
      const { path, body } = requestOf(endpoint, request.input);
      const headers = { 'idempotency-key': request.key };
      const reply = await tester.send(endpoint.method, path, { body, headers });
      if (reply.status >= 300) throw errorFromResponse(reply.status, reply.body);
      if (isAnswerLost(request)) throw new CallError('network.failed', 0);
      return (reply.body as { data: Screening }).data;
    },
    get: async screeningId => (await tester.call(screenings.getScreening, { screeningId })).data,
  };
}

/** A device on which the tester has just finished a child with answers in all tests. */
async function finishOnDevice(tester: Principal) {
  const made = await makeScreening(tester);
  const initial = toFormValues(made);
  const begun = { band: made.band, bandReason: null, at: made.createdAt, initial };
  let record: DayRecord = {
    ...emptyRecord(made.caseId, made),
    ...{ begun, values: initial, mustFinish: true },
  };
  const read = () => record;
  const change = async (step: (before: DayRecord) => DayRecord) => {
    record = step(record);
  };
  const correct = (notes: string) =>
    change(before => ({ ...before, mustFinish: false, values: { ...initial, notes } }));
  const stored = async () => (await tester.call(screenings.getScreening, { screeningId: made.id })).data;
  return { read, change, correct, stored };
}

test('if the response to a finish is lost and the finish is then taken back, the correction reopens the screening', async () => {
  const { admin } = await openClinic();
  const device = await finishOnDevice(admin);
  const isLost = ({ kind }: PendingRequest) => kind === 'finish';
  expect(await sendRecord(device, callsOf(admin, isLost))).toBe('later');
  expect((await device.stored()).status).toBe('finished');
  await device.correct('Slept well');
  expect(stageOf(device.read())).toBe('draft');
  const calls = callsOf(admin, () => false);
  expect(await sendRecord(device, calls)).toBe('sent');
  expect(await device.stored()).toMatchObject({ status: 'draft', notes: 'Slept well' });
  await device.change(before => ({ ...before, mustFinish: true }));
  expect(stageOf(device.read())).toBe('kept');
  expect(await sendRecord(device, calls)).toBe('sent');
  expect(await device.stored()).toMatchObject({ status: 'amended', notes: 'Slept well' });
  expect(stageOf(device.read())).toBe('received');
});

test('a finish that is taken back while it is being sent leaves the form open, and the correction is sent', async () => {
  const { admin } = await openClinic();
  const device = await finishOnDevice(admin);
  const calls = callsOf(admin, () => false);
  const sending = sendRecord(device, {
    ...calls,
    send: async request => {
      await device.change(before => ({ ...before, mustFinish: false }));
      return calls.send(request);
    },
  });
  expect(await sending).toBe('sent');
  expect([(await device.stored()).status, stageOf(device.read())]).toEqual(['finished', 'draft']);
  await device.correct('Slept well');
  expect(await sendRecord(device, calls)).toBe('sent');
  expect(await device.stored()).toMatchObject({ status: 'draft', notes: 'Slept well' });
});

test('a tester who takes over answers that another device finished sees the child as finished', async () => {
  const { admin } = await openClinic();
  const device = await finishOnDevice(admin);
  await sendRecord(
    device,
    callsOf(admin, () => false),
  );
  const theirs = { ...(await device.stored()), notes: 'From the other device' };
  await device.change(before => ({ ...before, mustFinish: false, theirs }));
  expect(stageOf(device.read())).toBe('draft');
  await device.change(before => resolve(before, toFormValues(theirs)));
  expect(stageOf(device.read())).toBe('received');
});
