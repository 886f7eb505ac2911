import type { Item } from '../../../platform/storage/write.ts';
import { withoutStorage } from '../child-data/current-records.ts';

const secret = 'a secret or a link, which would open something';
const temporary = 'deleted by itself after some days, once its records are made';
const personal = 'belongs to one person, who can export it';
const platform = 'belongs to the platform and not to an organisation';
const repeated = 'repeats another record, for a list';

/** Kinds of documents that archives leave out, with the reason that the manifest states. */
export const leftOut: Readonly<Record<string, string>> = {
  'api-key': secret,
  'qr-code': secret,
  'qr-token': secret,
  'link-token': secret,
  'report-link': secret,
  'survey-link': secret,
  'webhook-secrets': secret,
  'webhook-delivery': temporary,
  'prepared-day': secret,
  'calendar-subscription': secret,
  archive: temporary,
  'fhir-export': temporary,
  job: temporary,
  'job-filter': temporary,
  'job-cases': temporary,
  import: temporary,
  'import-row': temporary,
  'import-mapping': temporary,
  'course-import': temporary,
  'course-import-part': temporary,
  registration: temporary,
  'survey-answer': temporary,
  digest: temporary,
  'family-mail': temporary,
  'last-family-mail': temporary,
  'preassigned-cases': temporary,
  notification: personal,
  draft: personal,
  snippets: personal,
  certificate: personal,
  person: personal,
  'pending-email': personal,
  'account-deletion': personal,
  'recovery-codes': personal,
  session: personal,
  'class-row': repeated,
  'activity-copy-row': repeated,
  'custom-activity-row': repeated,
  'public-face': repeated,
  'public-term': repeated,
  'listed-course': platform,
  'published-course': platform,
  'published-text': platform,
  'published-part': platform,
  'published-body': platform,
  'mail-account': platform,
};

/** Fields that archives leave out. They may contain links that give access to data. */
const leftOutFields: Readonly<Record<string, readonly string[]>> = { mail: ['content'] };

/** A record as a line in the file of its kind. `_key` distinguishes records that have no id. */
export function archivedRecord(kind: string, item: Item): Record<string, unknown> {
  const isSecret = (name: string) => leftOutFields[kind]?.includes(name) === true;
  const fields = Object.entries(withoutStorage(item)).filter(([name]) => !isSecret(name));
  const place = item.pk.split('#').slice(2).join('#');
  return { ...Object.fromEntries(fields), _key: place ? `${place} ${item.sk}` : item.sk };
}

export function toJsonLine(record: object): string {
  return JSON.stringify(record, (_, value: unknown) => {
    if (value instanceof Set) return [...value];
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  });
}
