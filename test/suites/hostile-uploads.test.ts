import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../shared/core/errors.ts';
import { files } from '../../shared/features/operations/files/endpoints.ts';
import { notifications } from '../../shared/features/operations/notifications/endpoints.ts';
import { uploadUnchecked } from '../features/operations/files/samples.ts';
import { openClinic, type Principal } from '../support/clinic.ts';
import { jpegWithScans, pdf, pdfWithObjectStream, pdfWithPredictedObjects } from '../support/file-samples.ts';
import { bytesAt } from '../support/files/bytes-at.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { sampleInTurn } from '../support/sampling/sample-in-turn.ts';

const probeCount = startProbeCount('hostile-uploads');
let who: Principal;
beforeAll(async () => {
  who = (await openClinic()).admin;
});

const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
const stream = (entries: string, data: string) =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/**
 * A PDF that unpacks to 256 MB. Making it takes so long that open connections would close, so it is made
 * before the first request.
 */
const bomb = pdf(
  stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(256 << 20), { level: 1 }).toString('latin1')),
);

describe('a PDF is rejected', () => {
  const refused: Record<string, Buffer> = {
    'with a script whose name is written in character codes between comments': pdf(
      '<< /S %(\n /J#61va#53cript %)\n /#4A#53 %\r (app.alert\\(1\\)) >>',
    ),
    'with a script behind a comment that looks like a stream': pdf(
      '% stream\n<< /S /Launch /F (cmd.exe) >>\n% endstream',
    ),
    'with a script hidden behind an escaped bracket in a string': pdf(
      '<< /A (\\() /S /JavaScript /JS (app.alert) >>',
    ),
    'that opens another file': pdf('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
    'that plays media': pdf('<< /S /Rendition /OP 0 >>'),
    'with a video': pdf('<< /Type /Annot /Subtype /Movie /Rect [0 0 9 9] >>'),
    'with a screen annotation': pdf('<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] >>'),
    'with a file attached to a page': pdf('<< /Type /Annot /Subtype /FileAttachment /FS << /F (a.exe) >> >>'),
    'with an embedded file': pdf('<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>'),
    'with a script in objects compressed with a predictor': pdfWithPredictedObjects(
      '9 0 << /S /JavaScript /JS (app.alert) >>',
    ),
    'with a form that is submitted': pdf('<< /S /SubmitForm /F << /FS /URL /F (https://x.example) >> >>'),
    'with a link that is a script': pdf('<< /S /URI /URI (java\\163cript:alert\\(1\\)) >>'),
    'with a link to a file': pdf('<< /S /URI /URI (file:///etc/passwd) >>'),
    'with a link to another network': pdf('<< /S /URI /URI (\\\\\\\\host\\\\share) >>'),
    'with a font that is compiled into a script': pdf(
      '<< /Type /Font /FontMatrix [1 2 3 4 5 (0\\); alert\\(1\\))] >>',
    ),
    'with content in another file': pdf(stream('/F (other.bin)', 'x')),
    'with a picture that a printer downloads': pdf(
      stream('/Subtype /Form /OPI << /2.0 << /F (\\\\\\\\host\\\\a.tif) >> >>', ''),
    ),
    'with a program for printers': pdf(stream('/Type /XObject /Subtype /PS', 'showpage')),
    'with a program for printers in a form': pdf(stream('/Subtype /Form /Subtype2 /PS', 'showpage')),
    'whose content is compressed twice': pdf(
      stream('/Filter [/FlateDecode /FlateDecode]', packed(packed('x'))),
    ),
  };
  test.each(sampleInTurn('refused PDFs', 3, Object.entries(refused)))('%s', async (what, bytes) => {
    await expectRefusal(bytes, 'a.pdf', 'file.not-plain');
    probeCount.probe(what);
  });

  const broken: Record<string, () => Buffer> = {
    'that decompresses to 256 MB': () => bomb,
    'whose objects decompress to 48 MB': () => pdfWithObjectStream(Buffer.alloc(48 << 20, ' ')),
    'that is nested 100,000 times': () => pdf('['.repeat(100_000)),
    'with a text of 20 MB in which each character is escaped': () => pdf(`(${'\\a'.repeat(10_000_000)})`),
    'whose compressed objects overlap': () =>
      pdf(stream('/Type /ObjStm /N 2 /First 8', `9 0 8 0 [${'0 '.repeat(9)}]`)),
    'without a document': () => pdf('<< >>').subarray(0, -1),
    'with one object of 900,000 lists': () => pdf(`[${'[]'.repeat(900_000)}]`),
  };
  test.each(sampleInTurn('broken PDFs', 3, Object.entries(broken)))('%s', async (what, make) => {
    if (what === 'without a document') {
      const bytes = Buffer.from(make().toString('latin1').replace('/Catalog', '/Cupboard'), 'latin1');
      await expectRefusal(bytes, 'a.pdf', 'file.not-plain');
    } else await expectRefusal(make(), 'a.pdf', 'file.not-plain');
    probeCount.probe(what);
  });
});

test('content that a crafted cross-reference table hides is not in the stored PDF', async () => {
  const hidden = '9 0 obj\n<< /S /JavaScript /JS (app.alert) >>\nendobj\n';
  const crafted = pdf(stream('/Type /XObject', hidden));
  const place = crafted.indexOf(hidden);
  const table = `xref\n9 1\n${String(place).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 10 /Root 1 0 R /Prev 0 >>\n`;
  const bytes = Buffer.concat([crafted, Buffer.from(`${table}startxref\n${crafted.length}\n%%EOF\n`)]);
  const stored = await readStored(bytes);
  const document = await getDocument({ data: stored.slice(), verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
  expect(
    Buffer.from(stored)
      .toString('latin1')
      .match(/startxref/g),
  ).toHaveLength(1);
  expect(Buffer.from(stored).toString('latin1')).not.toContain('9 1\n');
});

test('the stored PDF keeps pages and web links but no automatic actions', async () => {
  const bytes = Buffer.from(
    pdf('<< /S /URI /URI (https://example.org/a) >>')
      .toString('latin1')
      .replace('/Catalog', '/Catalog /OpenAction 4 0 R /AA << /WC 4 0 R >>'),
    'latin1',
  );
  const stored = await readStored(bytes);
  const text = Buffer.from(stored).toString('latin1');
  expect(text).not.toMatch(/OpenAction|\/AA/);
  expect(text).toContain('/URI (https://example.org/a)');
  const document = await getDocument({ data: stored.slice(), verbosity: 0 }).promise;
  expect([document.numPages, await document.getOpenAction(), await document.getJSActions()]).toEqual([
    1,
    null,
    null,
  ]);
});

describe('a small upload that is slow to parse delays no other request', () => {
  const spaces = ' '.repeat(200_000);
  const uploads: [what: string, make: () => Buffer, name: string, code: ErrorCode][] = [
    [
      'a PDF with 200,000 spaces after a filter',
      () => pdf(`<< /Type /ObjStm /Filter${spaces}/X >>\nstream\nx\nendstream`),
      'a.pdf',
      'file.not-plain',
    ],
    ['a JPEG of 8,000 scans', () => jpegWithScans(8_000, 5_000, 5_000), 'a.jpg', 'file.unsupported-file'],
  ];

  test.each(sampleInTurn('slow uploads', 2, uploads))('%s', async (what, make, name, code) => {
    const fileId = await uploadUnchecked(who, 'attachment', make(), name);
    const before = process.cpuUsage();
    const refusal = who.expectError(files.completeUpload, { fileId });
    await wait(50);
    await who.call(notifications.listNotifications, {});
    expect(await refusal).toMatchObject({ code });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6, 'seconds of a processor').toBeLessThan(3);
    probeCount.probe(what);
  });
});

async function expectRefusal(bytes: Buffer, name: string, code: ErrorCode): Promise<void> {
  const fileId = await uploadUnchecked(who, 'attachment', bytes, name);
  expect(await who.expectError(files.completeUpload, { fileId })).toMatchObject({ code });
  expect(await who.expectError(files.getFile, { fileId })).toMatchObject({ code: 'record.missing' });
}

async function readStored(bytes: Buffer): Promise<Uint8Array> {
  const fileId = await uploadUnchecked(who, 'attachment', bytes, 'a.pdf');
  await who.call(files.completeUpload, { fileId });
  const { data } = await who.call(files.getFile, { fileId });
  return Uint8Array.from(await bytesAt(data.url));
}
