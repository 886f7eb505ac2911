import { expect, test } from 'vitest';
import { qrAddress, qrPath } from '../../shared/core/qr-path.ts';

const symbol = (...rows: string[]) => ({
  size: rows.length,
  data: new Uint8Array(rows.join('').split('').map(Number)),
});

test('a QR code contains the site’s address and the token, separated by one slash', () => {
  expect(qrAddress('https://clinic.example', 'abc')).toBe('https://clinic.example/abc');
  expect(qrAddress('https://clinic.example/', 'abc')).toBe('https://clinic.example/abc');
});

test('consecutive dark modules in a row of a QR code are drawn as one box', () => {
  expect(qrPath(symbol('1011', '0000', '0110', '0001'), 2, { x: 10, y: 20 })).toBe(
    ['M10 20H12V22H10Z', 'M14 20H18V22H14Z', 'M12 24H16V26H12Z', 'M16 26H18V28H16Z'].join(''),
  );
});

test('each drawn box of a QR code ends with its row, even if the next row begins dark', () => {
  expect(qrPath(symbol('011', '110', '111'), 1, { x: 0, y: 0 })).toBe(
    ['M1 0H3V1H1Z', 'M0 1H2V2H0Z', 'M0 2H3V3H0Z'].join(''),
  );
});

test('a QR code without dark modules draws nothing', () => {
  expect(qrPath(symbol('00', '00'), 3, { x: 1, y: 1 })).toBe('');
});
