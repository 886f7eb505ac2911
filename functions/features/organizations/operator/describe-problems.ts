import type * as z from 'zod';
import { maxLineLength } from '../../../../shared/core/limits.ts';
import { modules } from '../../../../shared/core/permissions.ts';

const text = `at least one and at most ${maxLineLength} characters in one line, without control characters`;

/**
 * For each field of an operator's command, its label and the values it accepts, worded as the end of a
 * sentence. The keys are field names without the prefixes `admin` and `person`.
 */
const rules: Record<string, { label: string; takes: string }> = {
  kind: { label: 'Kind', takes: 'organization, member or superadmin' },
  name: { label: 'Name of the organisation', takes: text },
  slug: {
    label: 'Short name',
    takes:
      '2 to 40 lower-case letters, digits and hyphens, the first and the last of them no hyphen, as in hill-road',
  },
  organizationSlug: { label: 'Short name', takes: 'the short name of an organisation that exists' },
  country: { label: 'Country', takes: 'an entry of the list, or its two capital letters, as in HK' },
  timeZone: { label: 'Time zone', takes: 'a name of the IANA list, as in Asia/Hong_Kong' },
  weekStart: { label: 'Start of the week', takes: 'a number from 0, Sunday, to 6, Saturday' },
  script: { label: 'Script', takes: 'simplified or traditional' },
  modules: { label: 'Modules', takes: `any of ${modules.join(', ')}` },
  seats: { label: 'Seats', takes: 'a whole number from 1 to 10,000' },
  endsOn: { label: 'Last day', takes: 'a day of the calendar as year-month-day, as in 2027-12-31' },
  invitation: { label: 'Invitation', takes: 'keep, resend or replace' },
  step: { label: 'Step', takes: 'begin, confirm or cancel' },
  asked: { label: 'Who runs this', takes: 'who started the form, as Systems Manager knows them' },
  role: { label: 'Role', takes: 'user or admin' },
  visibility: { label: 'Visibility', takes: 'all or selected' },
  fullName: { label: 'Name of the person', takes: text },
  email: { label: 'Email', takes: 'one address, as in ada@hill-road.example' },
  locale: { label: 'Language', takes: 'en for English or zh for Chinese' },
  temporaryPassword: { label: 'Password', takes: 'at least 6 characters' },
};

/** Prefixes of field names in the command that the keys of `rules` lack. */
const wrappers = ['admin', 'person'];

/** A sentence for each invalid field. It contains the value from the command. */
export function describeProblems(command: unknown, { issues }: z.ZodError): string[] {
  const sentences = issues.flatMap(({ code, path, ...issue }) => {
    if (code === 'unrecognized_keys') {
      const { keys } = issue as unknown as { keys: string[] };
      return keys.map(key => `“${key}” is no field of this command.`);
    }
    const [name = 'kind'] = path.filter(part => typeof part === 'string' && !wrappers.includes(part));
    const { label, takes } = rules[String(name)] ?? { label: String(name), takes: 'something else' };
    return [`${label}: ${given(valueAt(command, path))}; it takes ${takes}.`];
  });
  return [...new Set(sentences)];
}

function valueAt(command: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined),
    command,
  );
}

function given(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing was given';
  if (typeof value === 'object') return 'what was given is no single value';
  return `“${String(value).slice(0, 60)}” was given`;
}
