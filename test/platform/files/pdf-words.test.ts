import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sanitizeFile } from '../../../functions/platform/files/sanitize-file.ts';
import { runSanitizeStep } from '../../../functions/platform/files/sanitize-steps.ts';
import {
  organizationPurposes,
  type PurposeName,
  personPurposes,
} from '../../../shared/core/file-purposes.ts';
import { pdf } from '../../support/file-samples.ts';

const folder = new URL('../../../functions/platform/files/pdf/', import.meta.url);
const source = readdirSync(folder)
  .map(name => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
/** Every quoted word in the source code of the PDF filter, including `Encrypt` and `/Encrypt`. */
const words = [
  ...new Set([...source.matchAll(/['"`/]\/?([A-Za-z%][\w%]{2,40})/g)].flatMap(([, word]) => word ?? [])),
];

const script = '<< /S /JavaScript /JS (app.alert) >>';
const takesPdf = Object.entries({ ...organizationPurposes, ...personPurposes }).flatMap(
  ([name, { types }]) =>
    (types as readonly string[]).includes('application/pdf') ? [name as PurposeName] : [],
);
const refusalOf = (bytes: Buffer, purpose: PurposeName) =>
  sanitizeFile(new Uint8Array(bytes), purpose, runSanitizeStep).then(
    () => 'taken',
    error => error.code,
  );

test.each(takesPdf)(
  'a script in a PDF uploaded for the purpose %s is found, whichever PDF keyword is near it',
  async purpose => {
    expect(words).toEqual(
      expect.arrayContaining(['Encrypt', 'Linearized', 'ByteRange', 'XRef', 'JavaScript']),
    );
    for (const word of words) {
      const hidings = [
        pdf(`%/${word}\n${script}`),
        pdf(`<< /Note (/${word}) >>\nendobj\n9 0 obj\n${script}`),
        pdf(`<< /${word} true >>\nendobj\n9 0 obj\n${script}`),
        Buffer.concat([pdf(script), Buffer.from(`/${word}`)]),
      ];
      for (const bytes of hidings) expect(await refusalOf(bytes, purpose), word).toBe('file.not-plain');
    }
  },
);

test.each(takesPdf)('a PDF uploaded for the purpose %s is rewritten before it is stored', async purpose => {
  const bytes = pdf('<< /Type /Note >>\n%/Encrypt');
  const { body } = await sanitizeFile(new Uint8Array(bytes), purpose, runSanitizeStep);
  expect(Buffer.from(body).includes('/Encrypt')).toBe(false);
});
