import { fileTypeFromBuffer } from 'file-type';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageSize } from '../../functions/platform/files/image-size.ts';
import { minuteMs } from '../../shared/core/dates/durations.ts';
import type { ErrorCode } from '../../shared/core/errors.ts';
import type { OrganizationPurpose } from '../../shared/core/file-purposes.ts';
import { maxFileBytes, uploadSeconds } from '../../shared/core/limits.ts';
import { files } from '../../shared/features/operations/files/endpoints.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import { uploadUnchecked } from '../features/operations/files/samples.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import {
  gifPolyglot,
  html,
  jpeg,
  jpegWithExif,
  pdf,
  pdfWithObjectStream,
  png,
  pngWithDeclaredSize,
  pngWithTextBomb,
  svg,
  zip,
} from '../support/file-samples.ts';
import { bytesAt } from '../support/files/bytes-at.ts';
import { postForm } from '../support/own-files.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { sampleInTurn } from '../support/sampling/sample-in-turn.ts';
import { openWorld } from '../support/world.ts';

const probeCount = startProbeCount('uploads');
let clinic: Clinic;
let who: Principal;
beforeAll(async () => {
  clinic = await openClinic();
  who = await clinic.join();
});

const start = (name: string, size = 10, purpose: OrganizationPurpose = 'attachment', type = '') =>
  who.expectError(files.startUpload, { purpose, name, type, size });

describe('name, type and size that a client declares before an upload are checked', () => {
  const names: [name: string, purpose: OrganizationPurpose, code: ErrorCode][] = [
    ['page.html', 'attachment', 'file.unsupported-file'],
    ['picture.svg', 'case-photo', 'file.unsupported-image'],
    ['scan.pdf', 'case-photo', 'file.unsupported-image'],
    ['film.mov', 'activity-video', 'file.unsupported-video'],
    ['report.pdf.exe', 'attachment', 'file.unsupported-file'],
    ['pdf', 'attachment', 'file.unsupported-file'],
    ['report.pdf.', 'attachment', 'file.unsupported-file'],
    ['report.pdf\0.exe', 'attachment', 'request.invalid'],
    ['../../etc/passwd.pdf', 'attachment', 'request.invalid'],
    ['..\\windows\\a.pdf', 'attachment', 'request.invalid'],
    ['a.pdf\r\nContent-Type: text/html', 'attachment', 'request.invalid'],
    ['', 'attachment', 'request.invalid'],
    [`${'a'.repeat(300)}.pdf`, 'attachment', 'request.invalid'],
  ];
  test.each(names)('a file named %j for %s is rejected with %s', async (name, purpose, code) => {
    expect(await start(name, 10, purpose)).toMatchObject({ code });
    probeCount.probe(name);
  });

  test('a declared type that is not accepted for the purpose is rejected, whatever the name is', async () => {
    expect(await start('a.pdf', 10, 'attachment', 'text/html')).toMatchObject({
      code: 'file.unsupported-file',
    });
  });

  test('a file may be declared with the maximum size, but not as empty or as one byte larger', async () => {
    expect(await start('a.pdf', 0)).toMatchObject({ code: 'file.empty', status: 400 });
    expect(await start('a.pdf', maxFileBytes + 1)).toMatchObject({ code: 'file.too-big', status: 413 });
    await who.call(files.startUpload, { purpose: 'attachment', name: 'a.pdf', type: '', size: maxFileBytes });
  });
});

describe('an upload form accepts only the file that it was signed for', () => {
  const begun = async () => {
    const { data } = await who.call(files.startUpload, {
      purpose: 'attachment',
      name: 'a.pdf',
      type: 'application/pdf',
      size: 10,
    });
    return data;
  };

  test.each([
    [0, 400, 'EntityTooSmall'],
    [maxFileBytes, 204, ''],
    [maxFileBytes + 1, 400, 'EntityTooLarge'],
  ])('a file of %i bytes gets status %i (%s), whatever size was declared', async (bytes, status, code) => {
    const answer = await postForm(await begun(), Buffer.alloc(bytes));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(code);
  });

  test('an upload form accepts only the signed key and type, and accepts no file after the form has expired', async () => {
    const { id, form, ...rest } = await begun();
    const changed = (fields: Record<string, string>) =>
      postForm({ id, ...rest, form: { ...form, fields: { ...form.fields, ...fields } } }, pdf());
    const key = form.fields.key ?? '';
    const changes: Record<string, string>[] = [
      { key: key.replace(clinic.slug, 'another') },
      { key: `${key}/../other` },
      { key: `organizations/${clinic.slug}/attachment/${id}` },
      { 'Content-Type': 'text/html' },
    ];
    for (const fields of changes) {
      const { status } = await changed(fields);
      probeCount.probe(JSON.stringify(fields), status !== 403 && `was answered ${status}`);
    }
    probeCount.expectNoFailure();
    const { withClockAhead } = await openWorld();
    const late = await withClockAhead((uploadSeconds + 1) * 1000, () => changed({}));
    expect(late.status).toBe(403);
  });

  test('if another file is sent with the same form after the upload was checked, the stored file stays unchanged', async () => {
    const started = await begun();
    const readStored = async () => bytesAt((await who.call(files.getFile, { fileId: started.id })).data.url);
    await postForm(started, pdf());
    await who.call(files.completeUpload, { fileId: started.id });
    const before = await readStored();
    expect(before.toString('latin1')).toMatch(/^%PDF/);
    await postForm(started, html);
    await who.call(files.completeUpload, { fileId: started.id });
    expect((await readStored()).equals(before)).toBe(true);
  });

  test('an upload cannot be completed if no file was sent, and an unchecked file has no link', async () => {
    const { id: fileId } = await begun();
    expect(await who.expectError(files.completeUpload, { fileId })).toMatchObject({
      code: 'file.not-arrived',
      status: 409,
    });
    expect(await who.expectError(files.getFile, { fileId })).toMatchObject({ code: 'record.missing' });
  });

  test('nobody can complete another person’s upload', async () => {
    const { id: fileId } = await begun();
    expect(await clinic.admin.expectError(files.completeUpload, { fileId })).toMatchObject({ status: 404 });
    expect(await who.expectError(account.completeOwnUpload, { fileId })).toMatchObject({ status: 404 });
  });
});

describe('the content of an uploaded file is checked and hidden content is removed', () => {
  const packedScript = '1 0 << /S /JavaScript /JS (app.alert) >>';
  const refused: [what: string, () => Buffer | Promise<Buffer>, OrganizationPurpose, ErrorCode][] = [
    ['an SVG with a script', () => svg, 'case-photo', 'file.unsupported-image'],
    ['an HTML page', () => html, 'case-photo', 'file.unsupported-image'],
    ['a GIF that is a script', () => gifPolyglot, 'case-photo', 'file.unsupported-image'],
    ['a PDF', () => pdf(), 'case-photo', 'file.unsupported-image'],
    ['a truncated PNG', async () => (await png()).subarray(0, 50), 'case-photo', 'file.unsupported-image'],
    [
      'only the header of a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'case-photo',
      'file.unsupported-image',
    ],
    ['a PNG of 100,000 × 100,000', () => pngWithDeclaredSize(100_000, 100_000), 'case-photo', 'file.too-big'],
    ['a PNG without pixels', () => pngWithDeclaredSize(4_000, 4_000), 'case-photo', 'file.unsupported-image'],
    ['an HTML page named as a PDF', () => html, 'attachment', 'file.unsupported-file'],
    ['an HTML page appended to a PDF', () => Buffer.concat([pdf(), html]), 'attachment', 'file.not-plain'],
    ['an HTML page before a PDF', () => Buffer.concat([html, pdf()]), 'attachment', 'file.unsupported-file'],
    ['an archive appended to a PDF', () => Buffer.concat([pdf(), zip]), 'attachment', 'file.not-plain'],
    [
      'a PDF with a script',
      () => pdf('<< /S /JavaScript /JS (app.alert) >>'),
      'attachment',
      'file.not-plain',
    ],
    [
      'a PDF with a script whose name is written in character codes',
      () => pdf('<< /S /J#61va#53cript /J#53 (x) >>'),
      'attachment',
      'file.not-plain',
    ],
    [
      'a PDF with a script in compressed objects',
      () => pdfWithObjectStream(packedScript),
      'attachment',
      'file.not-plain',
    ],
    [
      'a PDF with objects in another compression',
      () => pdfWithObjectStream('', '[/ASCIIHexDecode /FlateDecode]'),
      'attachment',
      'file.not-plain',
    ],
    [
      'a PDF whose objects decompress to 100 MB',
      () => pdfWithObjectStream(Buffer.alloc(100 * 1024 * 1024)),
      'attachment',
      'file.not-plain',
    ],
    ['a PDF with a program', () => pdf('<< /S /Launch /F (cmd.exe) >>'), 'attachment', 'file.not-plain'],
    ['a PDF with an embedded file', () => pdf('<< /Type /EmbeddedFile >>'), 'attachment', 'file.not-plain'],
    ['a PDF with a password', () => pdf('<< /Encrypt 9 0 R >>'), 'attachment', 'file.not-plain'],
    ['a picture named as a video', () => png(), 'activity-video', 'file.unsupported-video'],
  ];
  const nameFor = {
    'case-photo': 'a.png',
    'template-picture': 'a.png',
    'course-cover': 'a.png',
    'activity-icon': 'a.png',
    attachment: 'a.pdf',
    'note-attachment': 'a.pdf',
    'activity-video': 'a.mp4',
  } as const;

  const refusedNow = sampleInTurn('refused uploads', 3, refused);
  test.each(refusedNow)('an upload of %s is rejected for its content', async (what, make, purpose, code) => {
    const bytes = await make();
    const fileId = await uploadUnchecked(who, purpose, bytes, nameFor[purpose]);
    expect(await who.expectError(files.completeUpload, { fileId })).toMatchObject({ code });
    expect(await who.expectError(files.getFile, { fileId })).toMatchObject({ code: 'record.missing' });
    probeCount.probe(what);
  });

  const taken: [what: string, () => Buffer | Promise<Buffer>, OrganizationPurpose, mime: string][] = [
    [
      'a PNG with an archive appended',
      async () => Buffer.concat([await png(), zip]),
      'case-photo',
      'image/jpeg',
    ],
    [
      'a JPEG with an HTML page appended',
      async () => Buffer.concat([await jpeg(), html]),
      'case-photo',
      'image/jpeg',
    ],
    ['a PNG with a text that decompresses to 64 MB', () => pngWithTextBomb(), 'attachment', 'image/png'],
    ['a JPEG named as a PNG', () => jpeg(), 'case-photo', 'image/jpeg'],
    ['a picture with camera data', () => jpegWithExif(), 'attachment', 'image/jpeg'],
    ['a picture of 3,000 × 2,000', () => png(3_000, 2_000), 'case-photo', 'image/jpeg'],
    ['a PDF', () => pdf(), 'attachment', 'application/pdf'],
    [
      'a PDF with compressed objects',
      () => pdfWithObjectStream('1 0 << /Type /Note >>'),
      'attachment',
      'application/pdf',
    ],
  ];

  const takenNow = sampleInTurn('stored uploads', 3, taken);
  test.each(takenNow)('%s is stored without hidden content', async (what, make, purpose, mime) => {
    const bytes = await make();
    const fileId = await uploadUnchecked(who, purpose, bytes, mime === 'application/pdf' ? 'a.pdf' : 'a.png');
    await who.call(files.completeUpload, { fileId });
    const { data } = await who.call(files.getFile, { fileId });
    const answer = await fetch(data.url);
    const served = Buffer.from(await answer.arrayBuffer());
    expect(data).toMatchObject({ type: mime, size: served.length });
    expect((await fileTypeFromBuffer(served))?.mime).toBe(mime);
    expect(answer.headers.get('content-type')).toBe(mime);
    const way = mime === 'application/pdf' ? /^attachment; / : /^inline; /;
    expect(answer.headers.get('content-disposition')).toMatch(way);
    for (const trace of ['<script', 'PK\x05\x06', 'Exif', 'GPS', 'zTXt'])
      probeCount.probe(
        `${what}: ${trace}`,
        served.includes(Buffer.from(trace, 'latin1')) && 'is still there',
      );
    probeCount.expectNoFailure();
  });

  test('a stored picture is rotated upright and reduced to the needed size', async () => {
    const sizeOf = async (bytes: Buffer) => {
      const fileId = await uploadUnchecked(who, 'case-photo', bytes, 'a.jpg');
      const { data } = await who.call(files.completeUpload, { fileId });
      return [data.width, data.height];
    };
    const camera = await jpegWithExif();
    expect(imageSize(camera, 'image/jpeg')).toEqual({ width: 80, height: 40 });
    expect(await sizeOf(camera)).toEqual([40, 80]);
    expect(await sizeOf(await png(3_000, 1_500))).toEqual([256, 128]);
  });
});

test('characters that change the text direction are removed from file names and do not reach headers', async () => {
  const name = 'invoice\u202Efdp.exe \u201Cquoted\u201D "and" 陈小明\'s.pdf';
  const fileId = await uploadUnchecked(who, 'attachment', pdf(), name);
  const { data } = await who.call(files.completeUpload, { fileId });
  expect(data.name).toBe('invoicefdp.exe “quoted” "and" 陈小明\'s.pdf');
  const { data: linked } = await who.call(files.getFile, { fileId });
  const header = (await fetch(linked.url)).headers.get('content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(data.name);
});

test('a link to an uploaded file expires and gives access to this file only', async () => {
  const fileId = await uploadUnchecked(who, 'attachment', pdf(), 'a.pdf');
  await who.call(files.completeUpload, { fileId });
  const { data } = await who.call(files.getFile, { fileId });
  expect((await fetch(data.url.replace(fileId, `file_${'0'.repeat(22)}`))).status).toBe(403);
  const { withClockAhead } = await openWorld();
  expect((await withClockAhead(16 * minuteMs, () => fetch(data.url))).status).toBe(403);
});
