import { getSchema } from '@tiptap/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersOf } from '../../../functions/platform/pdf/characters-of.ts';
import { openFonts } from '../../../functions/platform/pdf/fonts.ts';
import { richDocumentBlocks } from '../../../functions/platform/pdf/rich-document-blocks.ts';
import { writePdf } from '../../../functions/platform/pdf/write-pdf.ts';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { documentExtensions } from '../../../web/ui/rich-text/document-extensions.ts';
import { storedDocument } from '../../../web/ui/rich-text/stored-document.ts';
import { png } from '../../support/file-samples.ts';
import { isFull } from '../../support/is-full.ts';
import { documents } from '../../support/rich-document/arbitrary-document.ts';
import { readingText } from '../../support/rich-document/reading-text.ts';
import { readSeed } from '../../support/seed.ts';

const fileId = 'file_AAAAAAAAAAAAAAAAAAAAAA';
const pictures = new Map([
  [fileId, { bytes: new Uint8Array(await png(60, 40)), type: 'image/png' as const }],
]);
const editorSchema = getSchema(documentExtensions);
const withoutSpaces = (text: string) => text.normalize('NFC').replace(/\s/gu, '');
/** Documents per test; more would take a minute on a fast machine. */
const documentsPerTest = isFull ? 100 : 8;
const tests = Array.from({ length: isFull ? 10 : 1 }, (_, index) => index);
const seed = readSeed(process.env.TEST_SEED);

test.each(tests)(
  'a random document has the same text in the editor, when stored and in its PDF (%i)',
  async index => {
    await fc.assert(
      fc.asyncProperty(documents([fileId]), async document => {
        const node = editorSchema.nodeFromJSON(document);
        node.check();
        const stored = RichDocument.parse(JSON.parse(JSON.stringify(storedDocument(node.toJSON()))));
        expect(stored).toEqual(document);
        const file = {
          title: 'Note',
          language: 'zh-Hans' as const,
          author: 'Helen',
          blocks: richDocumentBlocks(stored, pictures),
        };
        const bytes = await writePdf(file, await openFonts(charactersOf(file)));
        const read = await readingText(bytes);
        expect(withoutSpaces(read)).toBe(withoutSpaces(documentText(stored)));
      }),
      { numRuns: documentsPerTest, seed: seed + index },
    );
  },
  600_000,
);
