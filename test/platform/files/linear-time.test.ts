import { expect, test } from 'vitest';
import { checkImageCost } from '../../../functions/platform/files/check-image-cost.ts';
import { checkVideo } from '../../../functions/platform/files/check-video.ts';
import { declaredType } from '../../../functions/platform/files/declared-type.ts';
import { dispositionOf } from '../../../functions/platform/files/disposition.ts';
import { readJpegFrame } from '../../../functions/platform/files/jpeg-frame.ts';
import { rewritePdf } from '../../../functions/platform/files/pdf/rewrite-pdf.ts';
import { stripAncillaryChunks } from '../../../functions/platform/files/strip-ancillary-chunks.ts';
import { FileName } from '../../../shared/features/operations/files/schema.ts';
import { jpegWithScans, pdf } from '../../support/file-samples.ts';
import { growthProblem } from '../../support/worst-inputs/growth.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const repeated = (text: string) => (bytes: number) => text.repeat(Math.ceil(bytes / text.length));

/**
 * Functions that make a part of a PDF of any length, by name. The part is repeated within one PDF object, or
 * between two objects.
 */
const within = {
  'spaces after a filter': (bytes: number) =>
    `<< /Type /ObjStm /Filter${' '.repeat(bytes)} >>\nstream\nx\nendstream`,
  'line ends': repeated('\r'),
  comments: repeated('%\n'),
  'one comment': (bytes: number) => `%${'a'.repeat(bytes)}\n`,
  'open lists': repeated('['),
  'open dictionaries': repeated('<</A'),
  'empty lists': (bytes: number) => `[${'[]'.repeat(bytes / 2)}]`,
  'open strings': repeated('('),
  'strings in strings': (bytes: number) => `(${'()'.repeat(bytes / 2)})`,
  'escapes in a string': (bytes: number) => `(${'\\'.repeat(bytes - 1)} )`,
  'digits in a string': (bytes: number) => `<${'0 '.repeat(bytes / 2)}>`,
  'escapes in a name': (bytes: number) => `/${'#41'.repeat(bytes / 3)}`,
  'broken escapes in names': repeated('/#4'),
  numbers: (bytes: number) => `[${'1 '.repeat(bytes / 2)}]`,
  'incomplete references': (bytes: number) => `[${'1 0 '.repeat(bytes / 4)}]`,
  'a long number': (bytes: number) => '1'.repeat(bytes),
  'beginnings of objects': repeated('endobj 9 0 obj '),
  'streams without an end': repeated('endobj 9 0 obj << >> stream '),
  'streams that end too early': repeated('endobj 9 0 obj << /Length 9 >> stream\nendstream '),
  'streams whose length is in another object': repeated(
    'endobj 9 0 obj << /Length 7 0 R >> stream\nendstream ',
  ),
  trailers: repeated('endobj trailer << /Root 1 0 R >> '),
  'the same key': (bytes: number) => `<< ${'/A 1 '.repeat(bytes / 5)} >>`,
};

test.each(Object.entries(within))('a PDF with %s is read in linear time', async (_, make) => {
  const read = (bytes: Buffer) => rewritePdf(bytes);
  expect(await growthProblem(bytes => pdf(make(bytes)), read, 300_000)).toBe(undefined);
});

const frames = {
  scans: (bytes: number) => jpegWithScans(Math.ceil(bytes / 10), 8, 8),
  'markers without data': (bytes: number) => Buffer.alloc(bytes, 0xff),
  'escaped bytes of a scan': (bytes: number) => Buffer.alloc(bytes, Buffer.from([0xff, 0x00])),
  'empty segments': (bytes: number) => Buffer.alloc(bytes, Buffer.from([0xff, 0xe1, 0, 2])),
  'segments of length zero': (bytes: number) => Buffer.alloc(bytes, Buffer.from([0xff, 0xe1, 0, 0])),
};

test.each(Object.entries(frames))('a JPEG of %s is read in linear time', async (_, make) => {
  expect(await growthProblem(make, readJpegFrame, 1_000_000)).toBe(undefined);
});

test('PNG chunks, video boxes and file names are read in linear time', async () => {
  const chunks = (bytes: number) =>
    Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), Buffer.alloc(bytes, Buffer.from('\0\0\0\0IDAT\0\0\0\0'))]);
  const boxes = (bytes: number) => Buffer.alloc(bytes, Buffer.from('\0\0\0\x08free'));
  const asFile = (name: string) => {
    FileName.safeParse(name);
    dispositionOf({ name, type: 'application/pdf' });
    return declaredType('attachment', { name, type: '', size: 1 });
  };
  const problems = [
    await growthProblem(chunks, stripAncillaryChunks, 1_000_000),
    await growthProblem(boxes, bytes => checkVideo(bytes, 'video/mp4'), 1_000_000),
    await growthProblem(repeated('.'), asFile, 200_000),
    await growthProblem(repeated('\u202E'), asFile, 200_000),
    await growthProblem(repeated('a.pdf'), asFile, 200_000),
  ];
  expect(problems.filter(Boolean)).toEqual([]);
});

test('a JPEG with more than 24 scans is rejected', () => {
  expect(() => checkImageCost(jpegWithScans(24, 2_000, 2_000), 'image/jpeg')).not.toThrow();
  expect(() => checkImageCost(jpegWithScans(25, 2_000, 2_000), 'image/jpeg')).toThrow('too many scans');
});

test('a picture with too many chunks or markers is rejected', () => {
  const [head, end] = [latin1('\x89PNG\r\n\x1a\n'), latin1('\0\0\0\0IEND\0\0\0\0')];
  const chunks = (count: number) =>
    Buffer.concat([head, Buffer.alloc(count * 12, latin1('\0\0\0\0IDAT\0\0\0\0')), end]);
  expect(() => stripAncillaryChunks(chunks(19_999))).not.toThrow();
  expect(() => stripAncillaryChunks(chunks(20_000))).toThrow('too many chunks');
  const picture = jpegWithScans(1, 8, 8);
  const padded = (count: number) =>
    Buffer.concat([picture.subarray(0, 2), Buffer.alloc(count, 0xff), picture.subarray(2)]);
  expect(() => readJpegFrame(padded(15_000))).not.toThrow();
  expect(() => readJpegFrame(padded(20_000))).toThrow('too many marks');
});
