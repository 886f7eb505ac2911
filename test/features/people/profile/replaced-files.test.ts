import { expect, test } from 'vitest';
import { personObjectKey } from '../../../../functions/platform/files/file-locations.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { newPerson, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { addCertificate, details } from './samples.ts';

type Purpose = Parameters<typeof personObjectKey>[0];

/** Waits for all reactions, and then returns whether the file is marked for deletion. */
async function isReleased(purpose: Purpose, id: string): Promise<boolean> {
  const { backend } = await openWorld();
  await backend.settled();
  return backend.s3.tagsOf(personObjectKey(purpose, id)).state === 'unkept';
}

const save = (who: Principal, changes: object) =>
  who.call(profile.changeProfile, { ...details, fullName: who.person.fullName, ...changes });

testInTurn('a replaced or removed picture or signature is deleted; the new file stays', async () => {
  const { admin } = await openClinic();
  const [first, second] = [await uploadOwn(admin), await uploadOwn(admin)];
  const signature = await uploadOwn(admin, 'signature');
  await save(admin, { picture: first, signature });
  expect(await isReleased('profile-picture', first)).toBe(false);
  await save(admin, { picture: second });
  expect(await isReleased('profile-picture', first)).toBe(true);
  expect(await isReleased('profile-picture', second)).toBe(false);
  expect(await isReleased('signature', signature)).toBe(false);
  expect((await admin.expectError(account.getOwnFile, { fileId: first })).code).toBe('record.missing');
  await save(admin, { picture: null, signature: null });
  expect(await isReleased('profile-picture', second)).toBe(true);
  expect(await isReleased('signature', signature)).toBe(true);
});

test('one uploaded file cannot be both a picture and a signature', async () => {
  const { admin } = await openClinic();
  const picture = await uploadOwn(admin);
  const both = { ...details, fullName: admin.person.fullName, picture, signature: picture };
  const refusal = await admin.expectError(profile.changeProfile, both);
  expect(refusal).toMatchObject({ code: 'request.invalid', fields: { signature: 'validation.file' } });
  await save(admin, { picture });
});

testInTurn('a platform administrator’s replaced picture is deleted too', async () => {
  const sam = await openSuperadmin();
  const [first, second] = [await uploadOwn(sam), await uploadOwn(sam)];
  await save(sam, { picture: first });
  await save(sam, { picture: second });
  expect(await isReleased('profile-picture', first)).toBe(true);
});

testInTurn('deleting a certificate deletes its file', async () => {
  const { admin } = await openClinic();
  const certificateId = await addCertificate(admin);
  const { data } = await admin.call(profile.getProfile, {});
  const file = data.certificates[0]?.fileId ?? '';
  await admin.call(profile.removeCertificate, { certificateId });
  expect(await isReleased('certificate', file)).toBe(true);
});

testInTurn(
  'a replaced picture is deleted even if the Lambda fails right after saving the profile',
  async () => {
    const clinic = await openClinic();
    const lee = await clinic.join({}, newPerson('Lee Leaver'));
    const [first, second] = [await uploadOwn(lee), await uploadOwn(lee)];
    await save(lee, { picture: first });
    const { withFaults } = await openWorld();
    let failures = 2;
    await withFaults(
      ({ lambda, operation }) => {
        if (lambda === 'account' && operation === 'TransactWriteItems') return 'lose-answer';
        if (lambda === 'events' && failures-- > 0) return 'break-off';
        return undefined;
      },
      async () => {
        expect(await save(lee, { picture: second }).catch(error => error)).toBeInstanceOf(Error);
        expect(await isReleased('profile-picture', first)).toBe(true);
      },
    );
    expect((await lee.call(profile.getProfile, {})).data.pictureId).toBe(second);
  },
);
