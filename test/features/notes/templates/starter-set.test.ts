import { expect, test } from 'vitest';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { fieldsOf } from '../../../../shared/core/rich-document/walk-document.ts';
import { writtenDocument } from '../../../../shared/core/rich-document/written-document.ts';
import { starterSet } from '../../../../shared/features/notes/starter-set/starter-set.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { TemplateFields } from '../../../../shared/features/notes/templates/schema.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const english = starterSet('en');
const simplified = starterSet('zh-Hans');
const traditional = starterSet('zh-Hant');

test('the lines of a starter template’s source text become headings, lists, tables, quotes, fields and page breaks', () => {
  const document = writtenDocument(
    'Dear {case.fullName},\n\n## **What** to do\n- One\n- Two\n1. First\n> Well done\n| A | B |\n| 1 | |\n---',
  );
  expect(RichDocument.parse(document)).toEqual(document);
  expect(document.content.map(({ type }) => type)).toEqual([
    ...['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'table', 'pageBreak'],
  ]);
  expect(documentText(document)).toBe('Dear —,\nWhat to do\n• One\n• Two\n1. First\nWell done\nA\tB\n1\t');
});

test('the starter set has eight note templates, with the same structure and fields in each language', () => {
  expect([english.length, simplified.length, traditional.length]).toEqual([8, 8, 8]);
  english.forEach((template, index) => {
    const documents = [template, simplified[index], traditional[index]].map(one =>
      writtenDocument(one?.text ?? ''),
    );
    const [shape, ...others] = documents.map(({ content }) => content.map(({ type }) => type));
    expect(others).toEqual([shape, shape]);
    const [fields, ...otherFields] = documents.map(document =>
      fieldsOf(document)
        .map(({ name }) => name)
        .sort(),
    );
    expect(otherFields, template.name).toEqual([fields, fields]);
  });
  for (const { text, ...head } of [...english, ...simplified, ...traditional]) {
    const fields = { ...head, isPublic: true, picture: null, body: writtenDocument(text) };
    expect(TemplateFields.parse(fields)).toEqual(fields);
  }
});

test('the Traditional Chinese starter set is converted from the Simplified one', () => {
  expect(traditional).toEqual(JSON.parse(toTraditional(JSON.stringify(simplified))));
});

testInTurn(
  'an admin adds the starter templates for everybody, and a user only for themselves; adding them again has no effect',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join();
    expect((await user.call(templates.addStarterSet, { language: 'en' })).data).toEqual({ added: 8 });
    expect((await user.call(templates.addStarterSet, { language: 'en' })).data).toEqual({ added: 0 });
    expect((await admin.call(templates.searchTemplates, {})).data.data).toEqual([]);
    expect((await admin.call(templates.addStarterSet, { language: 'en' })).data).toEqual({ added: 8 });
    const { data: seen } = await user.call(templates.searchTemplates, { owner: 'organization' });
    expect(seen.data.map(({ name }) => name).sort()).toEqual(english.map(({ name }) => name).sort());
  },
);

test('two concurrent requests to add the starter templates add each template only once', async () => {
  const { admin } = await openClinic();
  const add = () => admin.call(templates.addStarterSet, { language: 'en', script: null });
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 8]);
  const { data } = await admin.call(templates.searchTemplates, {});
  expect(data.data).toHaveLength(8);
});
