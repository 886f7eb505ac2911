import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { makeQrCode } from '../qr-codes/samples.ts';

const pointsPerCentimetre = 72 / 2.54;
const scale = 2;

async function openPoster(who: Principal, { slug }: Clinic) {
  const { data } = await who.call(qrPosters.openQrPoster, { organizationId: slug });
  return { name: data.name, pdf: await readPdf(await bytesAt(data.url)) };
}

test('the QR code on the poster opens the registration address and is at least 5 cm wide', async () => {
  const clinic = await openClinic({ name: 'Brightwater Vision Clinic' });
  const { token } = await makeQrCode(clinic);
  const { pdf, name } = await openPoster(await clinic.join({ visibility: 'selected' }), clinic);
  expect([name, pdf.pages]).toEqual(['poster.pdf', 1]);
  const { data, width, height } = await pdf.draw(1, scale);
  const found = jsQR(data, width, height);
  expect(found?.data).toBe(`http://127.0.0.1:4000/${token}`);
  const { topLeftCorner, topRightCorner } = found?.location ?? {};
  const side = (Number(topRightCorner?.x) - Number(topLeftCorner?.x)) / scale / pointsPerCentimetre;
  expect(side).toBeGreaterThan(5);
});

test('a QR code poster is in English and Chinese, with the clinic’s name and the address to type', async () => {
  const clinic = await openClinic({ name: 'Brightwater Vision Clinic' });
  await updatePreferences(clinic.admin, clinic.slug, { script: 'traditional' });
  const { token } = await makeQrCode(clinic);
  const [text = ''] = await (await openPoster(clinic.admin, clinic)).pdf.texts();
  for (const said of ['Register your child', '為孩子登記', 'Brightwater Vision Clinic', token, 'Valid until'])
    expect(text).toContain(said);
});

test('no poster can be printed for a QR code that does not work', async () => {
  const clinic = await openClinic();
  const about = { organizationId: clinic.slug };
  expect((await clinic.admin.expectError(qrPosters.openQrPoster, about)).code).toBe('qr-code.not-live');
  const { version: codeVersion } = await makeQrCode(clinic);
  await clinic.admin.call(qrCodes.revokeQrCode, { ...about, codeVersion });
  expect((await clinic.admin.expectError(qrPosters.openQrPoster, about)).code).toBe('qr-code.not-live');
});
