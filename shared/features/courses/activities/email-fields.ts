/** What an email to families can have filled in, written as `{{case.fullName}}`. */
export const emailFields = [
  'case.fullName',
  'activity.title',
  'session.date',
  'organization.name',
  'author.fullName',
] as const;
export type EmailField = (typeof emailFields)[number];

const known: ReadonlySet<string> = new Set(emailFields);
/** With what an unfinished pair of brackets holds up to the end of its line. */
const written = /\{\{([^{}\n]*)(\}\}|)/g;

/** How a field is written in a text. */
export const writtenField = (name: EmailField): string => `{{${name}}}`;

/** What stands in brackets without being a field, each once. */
export const unknownEmailFields = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(written)].flatMap(([all, name = '', end]) => {
      if (end === '') return [all.trim()];
      return known.has(name.trim()) ? [] : [name.trim() || all];
    }),
  ),
];
