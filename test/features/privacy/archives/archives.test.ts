import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { archives } from '../../../../shared/features/privacy/archives/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { readZip } from '../child-data/read-zip.ts';

test('an admin gets an archive of all data of the organisation, with web pages for browsing the archive', async () => {
  const { admin, join } = await openClinic();
  const { backend, withClockAhead } = await openWorld();
  const photoId = await uploadFile(admin);
  const { id: caseId, fullName } = await makeCase(admin, { photoId });
  const report = await makeSendableReport(admin, { comment: 'Blue frame' }, caseId);
  await backend.settled();
  const started = await admin.call(archives.prepareArchive, {});
  expect(started.data).toMatchObject({ state: 'preparing', by: { id: admin.person.id } });
  expect((await admin.call(archives.prepareArchive, {})).data.at).toBe(started.data.at);
  await backend.settled();

  const { data } = await admin.call(archives.getArchive, {});
  expect(data).toMatchObject({ state: 'ready', children: 1, files: 2 });
  expect(data.parts.map(({ name }) => name)).toEqual(['part-1.zip']);
  const { url } = (await admin.call(archives.openArchivePart, { part: 1 })).data;
  const files = readZip(await bytesAt(url));
  const names = [...files.keys()];
  const textOf = (name: string) => files.get(name)?.toString() ?? '';

  const folder = names.find(name => name.endsWith('/index.html'))?.replace('/index.html', '') ?? '';
  expect(folder).toContain(`children/${fullName}`);
  expect(textOf('index.html')).toContain(fullName);
  expect(textOf('index-zh.html')).toContain('lang="zh-Han');
  const pdf = names.find(name => name.endsWith('.pdf')) ?? '';
  expect(pdf).toContain(`${folder}/reports/${report.date} eye-report ${report.reference}`);
  expect(textOf(`${folder}/index.html`)).toContain(encodeURIComponent(pdf.split('/').at(-1) ?? ''));
  expect(textOf('data/case.ndjson')).toContain(fullName);
  expect(textOf('data/eye-report.csv')).toContain('Blue frame');
  expect(textOf('data/mail.ndjson')).not.toContain('content');
  const manifest = JSON.parse(textOf('manifest.json'));
  expect(manifest.unprinted).toEqual([]);
  expect(JSON.parse(textOf('fhir/Patient.ndjson').split('\n')[0] ?? '').name[0].text).toBe(fullName);
  expect(textOf('fhir/Encounter.ndjson')).toContain(report.reference);
  for (const { kind, count } of manifest.records)
    expect(
      textOf(kind.includes('/') ? `${kind}.ndjson` : `data/${kind}.ndjson`)
        .trim()
        .split('\n'),
      kind,
    ).toHaveLength(count);
  for (const line of textOf('SHA256SUMS').trim().split('\n')) {
    const [digest = '', name = ''] = line.split('  ');
    expect(
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
      name,
    ).toBe(digest);
  }

  const told = JSON.stringify(backend.mail.received(admin.person.email).at(-1));
  expect(told).toContain('tab=privacy');
  expect(told).not.toContain(fullName);

  const other = await join({ role: 'admin' });
  expect((await other.expectError(archives.openArchivePart, { part: 1 })).status).toBe(404);
  expect((await (await join()).expectError(archives.getArchive, {})).status).toBe(403);
  expect((await admin.expectError(archives.openArchivePart, { part: 2 })).status).toBe(404);
  await withClockAhead(20 * minuteMs, async () => {
    const { code } = await admin.expectError(archives.openArchivePart, { part: 1 });
    expect(code).toBe('sign-in.too-old');
    expect((await admin.expectError(archives.prepareArchive, {})).code).toBe('sign-in.too-old');
  });
});
