import type { FieldChoice } from './document-field-props.ts';

/** A merge field node, with its value if known. */
export const fieldNode = ({ name, value = null }: FieldChoice) => ({
  type: 'field',
  attrs: { name, value },
});
