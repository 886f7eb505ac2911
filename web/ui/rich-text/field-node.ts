import type { FieldChoice } from './document-field-props.ts';

/** Creates the node of a merge field, with the field's value if known. */
export const fieldNode = ({ name, value = null }: FieldChoice) => ({
  type: 'field',
  attrs: { name, value },
});
