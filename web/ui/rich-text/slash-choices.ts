import type { Editor } from '@tiptap/react';
import type { DocumentFieldProps, FieldChoice, SnippetChoice } from './document-field-props.ts';
import { fieldNode } from './field-node.ts';
import { insertDocument, withFieldValues } from './insert-document.ts';

interface Range {
  from: number;
  to: number;
}

export interface SlashChoice {
  key: string;
  label: string;
  group: string;
  /** Text beside the label: the value of a field, or the beginning of a snippet. */
  hint: string;
  insert: (editor: Editor, at: Range) => void;
}

/** Choices of the slash menu: merge fields and snippets. @param t translates keys of the namespace `ui` */
export const slashChoices = (
  fields: DocumentFieldProps['fields'],
  snippets: readonly SnippetChoice[] = [],
  t: (key: 'richText.snippet') => string,
): SlashChoice[] => [
  ...fields.map(ofField),
  ...snippets.map(snippet => ofSnippet(snippet, fields, t('richText.snippet'))),
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

/** Maximum number of choices that the menu shows. */
const maxShown = 8;

/** Choices whose label starts with the text, then whose label contains it, then whose group does. */
export function matchingChoices(choices: readonly SlashChoice[], text: string): SlashChoice[] {
  const needle = text.toLocaleLowerCase();
  const rank = ({ label, group, key }: SlashChoice) => {
    const own = label.toLocaleLowerCase();
    if (own.startsWith(needle)) return 0;
    if (own.includes(needle) || key.toLowerCase().includes(needle)) return 1;
    return group.toLocaleLowerCase().includes(needle) ? 2 : 3;
  };
  return choices
    .map(choice => ({ choice, rank: rank(choice) }))
    .filter(choice => choice.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map(({ choice }) => choice);
}
