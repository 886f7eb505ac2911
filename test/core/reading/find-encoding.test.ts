import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBytes, type TextEncoding } from '../../../shared/core/reading/decode-bytes.ts';
import { formatOf } from '../../../shared/core/reading/file-format.ts';
import {
  certainEncoding,
  likelyEncoding,
  possibleEncodings,
} from '../../../shared/core/reading/find-encoding.ts';
import { encoded } from './encoded.ts';

/** Names of people in each region, with the column headings and the encodings of their lists. */
const names: Record<string, { head: string; names: string[]; encodings: TextEncoding[] }> = {
  simplified: {
    head: '姓名,出生日期,班级,地址',
    names: ['陈小明', '李芷晴', '欧阳娜娜', '刘奕辰', '王梓涵', '张雨桐', '司马懿宁', '黄嘉怡'],
    encodings: ['utf-8', 'utf-16le', 'utf-16be', 'gb18030'],
  },
  traditional: {
    head: '姓名,出生日期,班別,地址',
    names: ['陳大文', '李小龍', '歐陽娜', '黃嘉怡', '張曉彤', '劉德榮', '林志豪', '鄭詠欣'],
    encodings: ['utf-8', 'utf-16le', 'utf-16be', 'big5'],
  },
  japanese: {
    head: '氏名,生年月日,クラス',
    names: ['佐藤さくら', '鈴木はると', '高橋ゆうき', '田中みなと'],
    encodings: ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis'],
  },
  western: {
    head: 'Name,Date of birth,Straße',
    names: ['Zoë Müller', 'Chloé O’Brien', 'José Peña', 'Søren Åkesson'],
    encodings: ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'],
  },
};

const lists = Object.values(names).flatMap(({ head, names: people, encodings }) =>
  encodings.map(encoding => ({ head, people, encoding })),
);

test('for a list of Chinese, Japanese or Western names, the encoding of the text is recognised', () => {
  for (const { head, people, encoding } of lists) {
    const rows = fc.array(fc.constantFrom(...people), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(rows, chosen => {
        const text = [head, ...chosen.map((name, at) => `${name},2017-03-${10 + (at % 20)}`), ''].join(
          '\r\n',
        );
        const bytes = encoded(text, encoding);
        const found = likelyEncoding(bytes);
        expect(decodeBytes(bytes, found), encoding).toBe(text);
      }),
      { numRuns: 40 },
    );
  }
});

test('the encoding of text is recognised by a byte order mark, by UTF-16’s zero bytes or as UTF-8, even if one byte of the UTF-8 is missing', () => {
  expect(certainEncoding(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('utf-8');
  expect(certainEncoding(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toBe('utf-16le');
  expect(certainEncoding(encoded('姓名\n初一\n', 'utf-16be'))).toBe('utf-16be');
  expect(certainEncoding(encoded('ASCII', 'utf-8'))).toBe('utf-8');
  expect(certainEncoding(encoded('陈小明', 'gb18030'))).toBeUndefined();
  expect(certainEncoding(encoded('An\0\0,2017\0\0\n', 'utf-8'))).toBe('utf-8');
  const whole = encoded('陳大文,九龍灣\n李小龍,新界\n', 'utf-8');
  for (let at = 0; at < whole.length; at++) {
    const cut = whole.filter((_, place) => place !== at);
    const [first] = possibleEncodings(cut);
    expect(first?.encoding, String(at)).toBe('utf-8');
    expect(first?.lost).toBeLessThanOrEqual(2);
  }
});

test('for any bytes the possible encodings are found within limited time, and include UTF-8 unless one encoding is certain', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      const found = possibleEncodings(bytes).map(({ encoding }) => encoding);
      expect(found.length === 1 || found.includes('utf-8')).toBe(true);
      formatOf(bytes);
    }),
  );
  for (const byte of [0x00, 0x80, 0xb0, 0xe4, 0xff]) {
    const begun = performance.now();
    possibleEncodings(new Uint8Array(10_000_000).fill(byte));
    expect(performance.now() - begun).toBeLessThan(3_000);
  }
});

test('the type of a file is recognised by its bytes, not by its name', () => {
  const format = (text: string) => formatOf(encoded(text, 'utf-8'));
  expect(format('<html xmlns:x="y"><body>')).toBe('webPage');
  expect(format('\uFEFF\n<!DOCTYPE HTML>')).toBe('webPage');
  expect(format('<table border=1>')).toBe('webPage');
  expect(format('<?xml version="1.0"?>\n<html>')).toBe('webPage');
  expect(format('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>')).toBe('xmlFile');
  expect(formatOf(encoded('<html><body>', 'utf-16le'))).toBe('webPage');
  expect(format('%PDF-1.7')).toBe('document');
  expect(format('{\\rtf1')).toBe('document');
  expect(format('MIME-Version: 1.0\nContent-Type: multipart/related')).toBe('document');
  expect(format('Name,DOB\nAnn,2017-03-14\n')).toBe('text');
  expect(format('<b>Ann</b>,1')).toBe('text');
  expect(formatOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]))).toBe('officeFile');
  expect(formatOf(new Uint8Array([9, 4, 6, 0, 0, 0]))).toBe('oldWorkbook');
  expect(formatOf(new Uint8Array())).toBe('text');
});
