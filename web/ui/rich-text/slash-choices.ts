import type { Editor } from '@tiptap/react';
import type { DocumentFieldProps, FieldChoice, SnippetChoice } from './document-field-props.ts';
import { fieldNode } from './field-node.ts';
import { insertDocument, withFieldValues } from './insert-document.ts';

interface Range {
  from: number;
  to: number;
}

/** What can be inserted at a slash. */
export interface SlashChoice {
  key: string;
  label: string;
  group: string;
  /** Beside its label: what a field says, or how a text begins. */
  hint: string;
  insert: (editor: Editor, at: Range) => void;
}

/** Fields and snippets. @param t of the namespace `ui` */
export const slashChoices = (
  fields: DocumentFieldProps['fields'],
  snippets: readonly SnippetChoice[] = [],
  t: (key: 'richText.snippet') => string,
): SlashChoice[] => [
  ...fields.map(ofField),
  ...snippets.map(one => ofSnippet(one, fields, t('richText.snippet'))),
];

const ofField = (field: FieldChoice): SlashChoice => ({
  key: field.name,
  label: field.label,
  group: field.group,
  hint: field.value ?? field.group,
  insert: (editor, { from, to }) =>
    void editor.chain().focus().deleteRange({ from, to }).insertContentAt(from, fieldNode(field)).run(),
});

const ofSnippet = (
  { id, name, body }: SnippetChoice,
  fields: DocumentFieldProps['fields'],
  group: string,
): SlashChoice => ({
  key: id,
  label: name,
  group,
  hint: group,
  insert: (editor, at) => insertDocument(editor, withFieldValues(body, fields), at),
});

/** Most choices that are shown at once. */
const maxShown = 8;

/** Those whose name begins as typed, then those that contain it, then those of a group that does. */
export function matchingChoices(choices: readonly SlashChoice[], text: string): SlashChoice[] {
  const wanted = text.toLocaleLowerCase();
  const rank = ({ label, group, key }: SlashChoice) => {
    const own = label.toLocaleLowerCase();
    if (own.startsWith(wanted)) return 0;
    if (own.includes(wanted) || key.toLowerCase().includes(wanted)) return 1;
    return group.toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  return choices
    .map(choice => ({ choice, rank: rank(choice) }))
    .filter(one => one.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map(({ choice }) => choice);
}
