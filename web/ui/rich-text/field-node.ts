import type { FieldChoice } from './document-field-props.ts';

export const fieldNode = ({ name, value = null }: FieldChoice) => ({
  type: 'field',
  attrs: { name, value },
});
