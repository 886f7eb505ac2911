import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const speech = /SpeechRecognition|speechSynthesis|getUserMedia/;

test('no page uses the browser’s speech recognition, because browsers send the recordings to their vendor', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: process.cwd() });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(file => speech.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(speech.test('new webkitSpeechRecognition()')).toBe(true);
});
