import { expect, test } from 'vitest';
import { readList } from '../../../../web/features/intake/imports/read-list.ts';
import { openArchive, TooBigUnpacked } from '../../../../web/ui/file/unzip.ts';
import { workbook } from '../../../support/files/workbook.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a list with hostile text is rejected with a message in limited time', async () => {
  const within = async (text: string) => {
    const started = performance.now();
    const read = await readList(bytesOf(text));
    expect(performance.now() - started).toBeLessThan(5_000);
    return read;
  };
  expect(await within(`Name\n${'x'.repeat(10_000_000)}\n`)).toMatchObject({ problem: 'tooLarge', line: 2 });
  expect(await within(`Name,DOB\n${'a,'.repeat(1_000)}\n`)).toMatchObject({ problem: 'tooLarge', line: 2 });
  expect(await within(`Name\n"${'Ann\n'.repeat(100_000)}`)).toMatchObject({ problem: 'openQuote', line: 2 });
  expect(await within(`Name\n"${'Ann\n'.repeat(100_000)}"\n`)).toMatchObject({
    problem: 'tooLarge',
    line: 2,
  });
  expect(await within(`Name\n${'Ann\n'.repeat(20_000)}`)).toMatchObject({ problem: 'tooManyRows' });
  expect(await within('"'.repeat(1_000_000))).toHaveProperty('problem');
  expect(await within(`Name,DOB\n"${'a","b\n'.repeat(100_000)}`)).toMatchObject({ problem: 'tooLarge' });
  expect(await within(`Name,DOB\n${',\n'.repeat(500_000)}`)).toMatchObject({ problem: 'empty' });
});

test('a workbook sheet with unclosed cells is read in limited time', async () => {
  const unclosed = `<sheetData>${'<c r="A1">'.repeat(300_000)}`;
  const started = performance.now();
  expect(await readList(workbook(unclosed))).toMatchObject({ problem: 'empty' });
  expect(performance.now() - started).toBeLessThan(5_000);
});

testInTurn('a workbook that is slow to read is rejected with a message in limited time', async () => {
  const within = async (sheet: string, more?: Record<string, string>) => {
    const bytes = workbook(sheet, more);
    const started = performance.now();
    const read = await readList(bytes);
    expect(performance.now() - started).toBeLessThan(10_000);
    return read;
  };
  const format = `<numFmt numFmtId="200" formatCode="${'['.repeat(1_000_000)}"/>`;
  expect(await within('', { 'xl/styles.xml': format })).toEqual({ problem: 'empty' });
  const strings = `<sst>${'<si/>'.repeat(1_000_001)}</sst>`;
  expect(await within('', { 'xl/sharedStrings.xml': strings })).toEqual({ problem: 'tooBigUnpacked' });
  expect(await within('<c r="A1"/>'.repeat(2_100_000))).toEqual({ problem: 'tooManyRows' });
  const long = `<c r="A1" t="inlineStr"><is><t>${'&amp;'.repeat(2_000_000)}</t></is></c>`;
  expect(await within(long)).toEqual({ problem: 'tooLarge', line: 1 });
  const shared = `<sst><si><t>${'&amp;'.repeat(2_000_000)}</t></si></sst>`;
  expect(await within('<c r="A1" t="s"><v>0</v></c>', { 'xl/sharedStrings.xml': shared })).toEqual({
    problem: 'tooLarge',
    line: 1,
  });
  expect(await within('<c r="ALL1"><v>1</v></c>')).toEqual({ problem: 'tooLarge', line: 1 });
});

test('a workbook is rejected if any part of it declares XML entities', async () => {
  const bomb = (root: string) =>
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${root}`;
  const row = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row></sheetData>';
  const sheet = `<worksheet>${row}</worksheet>`;
  expect(await readList(workbook(bomb(sheet)))).toEqual({ problem: 'notXlsx' });
  const parts = {
    'xl/sharedStrings.xml': bomb('<sst><si><t>&b;</t></si></sst>'),
    'xl/styles.xml': bomb('<styleSheet/>'),
    'xl/workbook.xml': bomb(
      '<workbook><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
  };
  for (const [name, part] of Object.entries(parts))
    expect(await readList(workbook(sheet, { [name]: part })), name).toEqual({ problem: 'notXlsx' });
});

testInTurn('unpacking a zip bomb stops at the size limit, whatever size the file declares', async () => {
  const bomb = workbook(`<worksheet>${' '.repeat(80 * 1024 * 1024)}</worksheet>`);
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await readList(bomb)).toEqual({ problem: 'tooBigUnpacked' });
  const small = await openArchive(new Blob([workbook('<worksheet/>')]), 10);
  await expect(small.text('xl/workbook.xml')).rejects.toThrow(TooBigUnpacked);
  expect(await readList(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual({ problem: 'notXlsx' });
  expect(await readList(bomb.slice(0, bomb.length - 30))).toEqual({ problem: 'notXlsx' });
});
