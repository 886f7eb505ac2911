import { expect, test } from 'vitest';
import { qrCodeKey } from '../../../../functions/features/intake/keys.ts';
import { countRegistrationWrite } from '../../../../functions/features/intake/qr-codes/count-registration-write.ts';
import { QrTokensStore } from '../../../../functions/features/intake/qr-codes/qr-tokens-store.ts';
import { findForm } from '../../../../functions/features/intake/registrations/find-form.ts';
import { PublicFacesStore } from '../../../../functions/features/intake/registrations/public-faces-store.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { newRegistration, openFamily } from '../registrations/samples.ts';
import { inDays, makeQrCode, readQrCode } from './samples.ts';

/** Returns the response to somebody who scans the QR code. @param at milliseconds since 1970 */
async function scan(token: string, at = Date.now()) {
  await settled();
  const { table } = await openRawTable();
  const found = await new QrTokensStore(table).find(token);
  return findForm({ publicFaces: new PublicFacesStore(table), now: () => at }, found);
}

const about = ({ slug }: Pick<Clinic, 'slug'>) => ({ organizationId: slug });
const codeFor = async (who: Principal, clinic: Clinic) =>
  (await who.call(qrCodes.getQrCode, about(clinic))).data.code;

test('everybody in the organisation can show and print a QR code that an admin has created', async () => {
  const clinic = await openClinic();
  expect(await readQrCode(clinic)).toBeNull();
  const code = await makeQrCode(clinic);
  expect(code).toMatchObject({ state: 'live', lastDay: inDays(365), registrations: 0, version: 1 });
  expect(await codeFor(await clinic.join(), clinic)).toEqual(code);
  expect(await scan(code.token)).toMatchObject({ state: 'live', organization: clinic.slug, code: 1 });
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('only admins can create, change and revoke QR codes; platform administrators do not see QR codes', async () => {
  const clinic = await openClinic();
  const { version: codeVersion } = await makeQrCode(clinic);
  const lastDay = inDays(10);
  for (const who of [await clinic.join(), await openSuperadmin()]) {
    for (const refused of [
      await who.expectError(qrCodes.makeQrCode, { ...about(clinic), codeVersion, lastDay }),
      await who.expectError(qrCodes.changeQrCode, { ...about(clinic), codeVersion, lastDay }),
      await who.expectError(qrCodes.revokeQrCode, { ...about(clinic), codeVersion }),
    ])
      expect(refused.code).toBe('permission.denied');
  }
  const superadmin = await openSuperadmin();
  expect((await superadmin.expectError(qrCodes.getQrCode, about(clinic))).code).toBe('permission.denied');
  const other = await openClinic();
  const foreign = await other.admin.expectError(qrCodes.getQrCode, about(clinic));
  expect(foreign.code).toBe('record.missing');
});

testInTurn(
  'a new QR code replaces the old code immediately, and the registrations with the new code are counted from zero',
  async () => {
    const clinic = await openClinic();
    const first = await makeQrCode(clinic);
    const { table } = await openRawTable();
    await table.transact([countRegistrationWrite(clinic.slug, 1)]);
    await table.transact([countRegistrationWrite(clinic.slug, 1)]);
    expect((await readQrCode(clinic))?.registrations).toBe(2);
    const second = await makeQrCode(clinic);
    expect(second).toMatchObject({ registrations: 0, version: 2 });
    expect(second.token).not.toBe(first.token);
    expect(await scan(first.token)).toEqual({ state: 'invalid' });
    expect(await scan(second.token)).toMatchObject({ state: 'live', code: 2 });
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('users limited to selected cases can see the QR code, but not the number of registrations with it', async () => {
  const clinic = await openClinic();
  const { token } = await makeQrCode(clinic);
  const code = await codeFor(await clinic.join({ visibility: 'selected' }), clinic);
  expect(code).toMatchObject({ token, registrations: null });
});

test('a QR code works until the end of its last day in the organisation’s time zone; an admin can extend this day', async () => {
  const clinic = await openClinic();
  const { token, version: codeVersion } = await makeQrCode(clinic, inDays(1));
  const end = Date.parse(`${inDays(2)}T00:00:00+08:00`);
  expect((await scan(token, end - 1)).state).toBe('live');
  expect((await scan(token, end)).state).toBe('expired');
  await clinic.admin.call(qrCodes.changeQrCode, { ...about(clinic), codeVersion, lastDay: inDays(2) });
  expect((await scan(token, end)).state).toBe('live');
  expect((await scan(token, end + dayMs)).state).toBe('expired');
});

test('if the organisation’s time zone changes, the clinic and the families see the QR code’s last day in the new one', async () => {
  const { now } = await openWorld();
  const [late, early] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
  const clinic = await openClinic({ timeZone: late });
  const family = await openFamily();
  const { token } = await makeQrCode(clinic, todayIn(late, now()));
  await settled();
  const registration = await newRegistration(token);
  const openings = async () => (await family.call(registrations.openRegistration, { token })).data;
  expect(await openings()).toMatchObject({ state: 'live' });

  await updatePreferences(clinic.admin, clinic.slug, { timeZone: early });
  await settled();
  expect(await readQrCode(clinic)).toMatchObject({ state: 'expired', token: null });
  expect(await openings()).toMatchObject({ state: 'expired', form: null });
  expect(await family.expectError(registrations.registerChild, registration)).toMatchObject({
    code: 'registration.closed',
  });
  const poster = await clinic.admin.expectError(qrPosters.openQrPoster, about(clinic));
  expect(poster.code).toBe('qr-code.not-live');

  await updatePreferences(clinic.admin, clinic.slug, { timeZone: late });
  await settled();
  expect(await readQrCode(clinic)).toMatchObject({ state: 'live', token });
  expect(await openings()).toMatchObject({ state: 'live' });
});

test('an expired QR code is no longer shown; the code works again after an admin has extended its last day', async () => {
  const clinic = await openClinic();
  const { token } = await makeQrCode(clinic);
  const { table } = await openRawTable();
  const past = { lastDay: inDays(-1), until: new Date(Date.now() - 1).toISOString() };
  await table.transact([{ update: qrCodeKey(clinic.slug), set: past }]);
  expect(await readQrCode(clinic)).toMatchObject({ state: 'expired', token: null });
  const sent = { ...about(clinic), codeVersion: 1, lastDay: inDays(5) };
  await clinic.admin.call(qrCodes.changeQrCode, sent);
  expect(await readQrCode(clinic)).toMatchObject({ state: 'live', token, lastDay: inDays(5) });
});

test('a revoked QR code never works again; a new one can be created', async () => {
  const clinic = await openClinic();
  const { token, version: codeVersion } = await makeQrCode(clinic);
  await clinic.admin.call(qrCodes.revokeQrCode, { ...about(clinic), codeVersion });
  expect(await scan(token)).toEqual({ state: 'invalid' });
  const revoked = await readQrCode(clinic);
  expect(revoked).toMatchObject({ state: 'revoked', token: null, version: 2 });
  const late = await clinic.admin.expectError(qrCodes.changeQrCode, {
    ...about(clinic),
    codeVersion: 2,
    lastDay: inDays(9),
  });
  expect(late.code).toBe('qr-code.revoked');
  expect(await makeQrCode(clinic)).toMatchObject({ state: 'live', version: 3 });
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('if two admins create a QR code at the same time, one is created and the second request is rejected as a conflict', async () => {
  const clinic = await openClinic();
  const colleague = await clinic.join({ role: 'admin' });
  const sent = { ...about(clinic), codeVersion: null, lastDay: inDays(30) };
  const results = await Promise.allSettled(
    [clinic.admin, colleague].map(who => who.call(qrCodes.makeQrCode, sent)),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readQrCode(clinic)).toMatchObject({ state: 'live', version: 1 });
  const { itemsWith } = await openRawTable();
  expect(await itemsWith('organization', clinic.slug)).toContainEqual(
    expect.objectContaining({ sk: 'QR', organization: clinic.slug }),
  );
  expect((await clinic.admin.expectError(qrCodes.makeQrCode, sent)).code).toBe('version.conflict');
});

test('a repeated request to create a QR code creates no second QR code', async () => {
  const clinic = await openClinic();
  const sent = { ...about(clinic), codeVersion: null, lastDay: inDays(30) };
  const headers = { 'idempotency-key': 'make-the-code-once' };
  const body = JSON.stringify({ codeVersion: null, lastDay: sent.lastDay });
  const path = `organizations/${clinic.slug}/qr-code`;
  const first = await clinic.admin.send('POST', path, { body, headers });
  const second = await clinic.admin.send('POST', path, { body, headers });
  expect([first.status, first.body]).toEqual([201, second.body]);
  expect(await readQrCode(clinic)).toMatchObject({ version: 1 });
});

test('the last day of a QR code is between today and three years from now', async () => {
  const clinic = await openClinic();
  const last = (lastDay: string) => ({ ...about(clinic), codeVersion: null, lastDay });
  const past = await clinic.admin.expectError(qrCodes.makeQrCode, last(inDays(-1)));
  expect(past.fields).toEqual({ lastDay: 'validation.past_date' });
  const far = await clinic.admin.expectError(qrCodes.makeQrCode, last(inDays(1096)));
  expect(far.fields).toEqual({ lastDay: 'validation.too_late' });
  expect(await makeQrCode(clinic, inDays(0))).toMatchObject({ state: 'live' });
});

test('a well-formed QR code token that was never issued is invalid', async () => {
  expect(await scan('A'.repeat(22))).toEqual({ state: 'invalid' });
});
