/** Merge fields that an email to families can contain, written as `{{case.fullName}}`. */
export const emailFields = [
  'case.fullName',
  'activity.title',
  'session.date',
  'organization.name',
  'author.fullName',
] as const;
export type EmailField = (typeof emailFields)[number];

const known: ReadonlySet<string> = new Set(emailFields);
/** Matches a merge field in a text, or an unclosed `{{` up to the end of the line. */
const written = /\{\{([^{}\n]*)(\}\}|)/g;

/** Writes a merge field in the form that texts contain: `{{case.fullName}}`. */
export const writtenField = (name: EmailField): string => `{{${name}}}`;

/** Names in double braces that are not merge fields, without duplicates. */
export const unknownEmailFields = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(written)].flatMap(([all, name = '', end]) => {
      if (end === '') return [all.trim()];
      return known.has(name.trim()) ? [] : [name.trim() || all];
    }),
  ),
];
