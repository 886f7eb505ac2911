export interface Placeholder {
  /** Source of a regular expression for the values that replace the placeholder in stored keys. */
  pattern: string;
  meaning: string;
}

const day = String.raw`\d{4}-\d\d-\d\d`;
const instant = String.raw`${day}T[\d:.]+Z`;
const id = (prefix: string) => ({
  pattern: `${prefix}_[0-9A-Za-z]+`,
  meaning: `id of the kind \`${prefix}\``,
});
const text = (meaning: string) => ({ pattern: '[^#]+', meaning });
const word = (meaning: string) => ({ pattern: '[a-z]+', meaning });
const number = (digits: string, meaning: string) => ({ pattern: String.raw`\d${digits}`, meaning });

/** All placeholders, such as `{o}`, in the keys of the data model's diagram (`keyRows`). */
export const keyPlaceholders: Record<string, Placeholder> = {
  o: { pattern: String.raw`[a-z\d-]+`, meaning: 'slug of the organisation' },
  u: text('Cognito sub of a person'),
  by: text('actor: a sub, or the name of a part of the product'),
  c: id('case'),
  day: id('day'),
  at: { pattern: instant, meaning: 'instant, ISO 8601 in UTC' },
  updatedAt: { pattern: instant, meaning: 'instant of the last change' },
  date: { pattern: day, meaning: 'day' },
  start: { pattern: String.raw`\d\d:\d\d`, meaning: 'time of day' },
  time: { pattern: String.raw`(?:\d\d:\d\d|~)`, meaning: 'time of day; `~` for none' },
  due: { pattern: day, meaning: 'day of the next visit, or of the last one where none is due' },
  recalls: {
    pattern: 'RECALL|UNSCHEDULED|NORECALL',
    meaning: 'children due, without a next date, or not to be recalled',
  },
  score: { pattern: String.raw`\d\d\d?\.\d`, meaning: 'lower for likelier pairs' },
  month: { pattern: String.raw`\d{4}-\d\d`, meaning: 'month' },
  sessions: { pattern: String.raw`(?:\d{4}-\d\d|removed)`, meaning: 'month of sessions, or removed ones' },
  year: number('{4}', 'year'),
  minute: number('+', 'minutes or hours since 1970'),
  days: number('+', 'days before'),
  number: number('{6}', 'reference number'),
  version: number('{4}', 'version'),
  part: number('{4}', 'part of a list'),
  shard: number('', 'shard of a counter'),
  segment: number('+', 'segment of the table'),
  notification: number('{10}', 'number of a notification'),
  journal: {
    pattern: String.raw`(?:jrn_[0-9A-Za-z]+|[\w-]{43})`,
    meaning: 'id of the kind `jrn`, or the hash of a registration, which stands for an entry',
  },
  job: id('job'),
  mail: id('mail'),
  file: id('file'),
  certificate: id('crt'),
  term: id('term'),
  webhook: id('hook'),
  delivery: id('dlv'),
  course: id('crs'),
  subscriber: { pattern: String.raw`[a-z\d-]+`, meaning: 'slug of an organisation that subscribes' },
  id: { pattern: '[a-z]+_[0-9A-Za-z]+', meaning: 'id of a record' },
  own: { pattern: '[0-9A-Za-z]{16}', meaning: 'own half of the id of a record that belongs to a case' },
  hash: { pattern: String.raw`[\w-]+`, meaning: 'SHA-256, base64url' },
  record: text('id of a record, or name of a list'),
  act: text('what was done'),
  reaction: text('name of a reaction'),
  work: { pattern: '[a-zA-Z]+', meaning: 'kind of background work' },
  workGroup: { pattern: '[^#]*', meaning: 'organisation or person that the work is done for, or nothing' },
  workId: { pattern: '[^#]*', meaning: 'id of what the work is about, or nothing' },
  key: { pattern: String.raw`[\w-]{8,64}`, meaning: 'idempotency key' },
  originJti: text('`origin_jti` of a sign-in'),
  what: text('name of a counter or reminder'),
  module: word('module'),
  status: word('status'),
  form: { pattern: '[a-z]+(?:_[0-9A-Za-z]+)?', meaning: 'name of a form, or id of the record it edits' },
  about: { pattern: '(?:case_[0-9A-Za-z]+)?', meaning: 'case that a draft is about, or nothing' },
  name: { pattern: '.*', meaning: 'name, folded for sorting' },
  contact: { pattern: '.+', meaning: 'email or phone number' },
  row: { pattern: String.raw`\d{6}`, meaning: 'number of a row' },
  fileNumber: { pattern: '.+', meaning: 'number that the organisation gives a child, in lower case' },
  letter: { pattern: '.', meaning: 'first letter of a word' },
  node: { pattern: '[a-z-]+', meaning: 'node of the NeuroTree' },
  word: { pattern: '.+', meaning: 'word as it is searched for' },
};
