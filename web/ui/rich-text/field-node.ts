import type { FieldChoice } from './document-field-props.ts';

/** A field as it is inserted, with what it says where that is known. */
export const fieldNode = ({ name, value = null }: FieldChoice) => ({
  type: 'field',
  attrs: { name, value },
});
