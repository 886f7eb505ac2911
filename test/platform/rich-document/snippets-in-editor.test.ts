import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { writtenDocument } from '../../../shared/core/rich-document/written-document.ts';
import { documentExtensions } from '../../../web/ui/rich-text/document-extensions.ts';
import { replaceWithDocument, withFieldValues } from '../../../web/ui/rich-text/insert-document.ts';
import { selectedDocument } from '../../../web/ui/rich-text/selected-document.ts';
import { matchingChoices, slashChoices } from '../../../web/ui/rich-text/slash-choices.ts';
import { storedDocument } from '../../../web/ui/rich-text/stored-document.ts';

const schema = getSchema(documentExtensions);
const page = writtenDocument(`Before /home
## Practice
1. one /home
2. two
| Day | Minutes |
| Monday | /home |
After`);

function stateOf(document: RichDocument) {
  return EditorState.create({ doc: schema.nodeFromJSON(document) });
}

/** Position of the nth occurrence of these words in the editor's document. */
function placeOf(state: EditorState, words: string, nth = 0): { from: number; to: number } {
  const found: number[] = [];
  state.doc.descendants((node, at) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (index >= 0) found.push(at + index);
  });
  const from = found[nth] ?? -1;
  return { from, to: from + words.length };
}

function textAfter(state: EditorState, document: RichDocument, at: { from: number; to: number }): string {
  const { tr } = state;
  replaceWithDocument(tr, document, at);
  tr.doc.check();
  return documentText(RichDocument.parse(storedDocument(tr.doc.toJSON())));
}

test('a snippet of one paragraph is inserted into the current line, also in a list or a cell', () => {
  const state = stateOf(page);
  const line = writtenDocument('twenty minutes');
  for (const [nth, expected] of [
    'Before twenty minutes',
    '1. one twenty minutes',
    'Monday\ttwenty minutes',
  ].entries())
    expect(textAfter(state, line, placeOf(state, '/home', nth)).split('\n')).toContain(expected);
});

test('a snippet with headings, lists and tables is inserted completely at any place', () => {
  const state = stateOf(page);
  const rich = writtenDocument(`First
## Head
- item
| A | B |
| 1 | 2 |
Last`);
  for (const nth of [0, 1, 2]) {
    const text = textAfter(state, rich, placeOf(state, '/home', nth));
    for (const part of ['First', 'Head', 'item', 'A', '2', 'Last', 'Practice', 'After'])
      expect(text).toContain(part);
    expect(text).not.toContain('undefined');
  }
});

test('the fields of an inserted snippet show values of the current child only', () => {
  const body: RichDocument = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'field', attrs: { name: 'case.fullName', value: 'Somebody Else' } },
          { type: 'field', attrs: { name: 'case.school', value: 'Elsewhere' } },
        ],
      },
    ],
  };
  const fields = [{ name: 'case.fullName', label: 'Name', group: 'Child', value: 'Chan Ming' }];
  expect(documentText(withFieldValues(body, fields))).toBe('Chan Ming—');
});

const select = (state: EditorState, from: number, to: number) =>
  selectedDocument({
    state: state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to))),
  } as never);

test('text selected within a line or cell, or across list items or a table, can be saved as a document of its own', () => {
  const state = stateOf(page);
  const textOf = (document: RichDocument | null) => document && documentText(document);
  const [before, one, two] = ['Before', 'one', 'two'].map(words => placeOf(state, words));
  const [monday, after] = ['Monday', 'After'].map(words => placeOf(state, words));
  if (!before || !one || !two || !monday || !after) throw new Error('not found');
  expect(textOf(select(state, before.from, before.to))).toBe('Before');
  expect(textOf(select(state, monday.from + 1, monday.to))).toBe('onday');
  expect(textOf(select(state, one.from + 1, two.to - 1))).toBe('1. ne /home\n2. tw');
  expect(textOf(select(state, monday.from, after.to))).toBe('Day\tMinutes\nMonday\t/home\nAfter');
  expect(select(state, one.from, one.from)).toBeNull();
});

test('typing a slash in the editor offers both fields and snippets by name, in both languages', () => {
  const choices = slashChoices(
    [{ name: 'case.fullName', label: '全名', group: '孩子' }],
    [
      { id: 'snip_1', name: '每日练习', body: page },
      { id: 'snip_2', name: 'Home practice', body: page },
    ],
    () => '常用语',
  );
  const found = (text: string) => matchingChoices(choices, text).map(({ label }) => label);
  expect(found('练习')).toEqual(['每日练习']);
  expect(found('HOME')).toEqual(['Home practice']);
  expect(found('常用')).toEqual(['每日练习', 'Home practice']);
  expect(found('')).toHaveLength(3);
});
