import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { redPixelPng, uploadOwn } from '../../../support/own-files.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { details } from './samples.ts';

/** A picture of a signature that is blue instead of red. */
export const blueSignature = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

/** Gives a person a qualification, and a picture of one colour as the signature. */
export async function addSignature(
  who: Principal,
  qualification: string,
  hand: Buffer = redPixelPng,
): Promise<void> {
  const signature = await uploadOwn(who, 'signature', hand);
  const { fullName } = who.person;
  await who.call(profile.changeProfile, { ...details, fullName, qualification, signature });
}

const minimumSignaturePixels = 400;

/** Colour of the signature on the last page of a PDF; null if there is none. */
export async function signatureColour(bytes: Uint8Array): Promise<'red' | 'blue' | null> {
  const pdf = await readPdf(bytes);
  const { data } = await pdf.draw(pdf.pages, 1);
  const count = { red: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, other = 0] = data.slice(at, at + 3);
    if (green >= 160) continue;
    if (red > 240 && other < 160) count.red += 1;
    if (other > 240 && red < 160) count.blue += 1;
  }
  if (count.red > minimumSignaturePixels) return 'red';
  return count.blue > minimumSignaturePixels ? 'blue' : null;
}
