import { expect, test } from 'vitest';
import { fileHeaders } from '../../../../lib/cloud/file-headers.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { pdf, png } from '../../../support/file-samples.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { uploadFile } from './samples.ts';

/** Expects headers that stop browsers from guessing the type or running anything. */
async function expectHarmless(url: string, disposition: RegExp): Promise<void> {
  const asked = [
    fetch(url),
    fetch(url, { method: 'HEAD' }),
    fetch(url, { headers: { range: 'bytes=0-3' } }),
    fetch(`${url}x`),
    fetch(url.split('?')[0] ?? ''),
  ];
  for (const answer of await Promise.all(asked)) {
    await answer.arrayBuffer();
    for (const [name, value] of Object.entries(fileHeaders))
      expect(answer.headers.get(name), name).toBe(value);
    if (answer.ok) expect(answer.headers.get('content-disposition')).toMatch(disposition);
    else expect(answer.headers.get('content-type')).toBe('application/xml');
  }
}

test('every stored file is served with its type, and with headers that prevent a browser from running the file as code', async () => {
  const { admin } = await openClinic();
  const attached = async (bytes: Buffer, name: string) => {
    const fileId = await uploadFile(admin, 'attachment', bytes, name);
    return (await admin.call(files.getFile, { fileId })).data.url;
  };
  await expectHarmless(await attached(pdf(), 'a.pdf'), /^attachment; /);
  await expectHarmless(await attached(await png(), 'a.png'), /^inline; /);
});

testInTurn('pictures in lists, and files of people, are served with the same headers', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { photoId: await uploadFile(admin) });
  const { data } = await admin.call(cases.searchCases, {});
  await expectHarmless(data.data[0]?.photoUrl ?? '', /^inline; /);
  const own = await uploadOwn(admin, 'certificate', pdf(), 'certificate.pdf');
  const { data: certificate } = await admin.call(account.getOwnFile, { fileId: own });
  await expectHarmless(certificate.url, /^attachment; /);
});
