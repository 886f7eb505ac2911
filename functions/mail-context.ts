import { OrganizationRecord } from '../shared/organizations/record.ts';
import type { Environment } from './environment.ts';
import type { OpenBucket } from './files/open-bucket.ts';
import { personObject } from './files/places.ts';
import type { Delivery } from './mail/deliver-mail.ts';
import { MailsStore } from './mail/mails-store.ts';
import type { Postbox } from './mail/postbox.ts';
import type { Picture } from './mail/to-mime.ts';
import { UnreachedStore } from './mail/unreached-store.ts';
import { organizationKey } from './storage/keys.ts';
import type { Table } from './storage/table.ts';

export interface MailServices {
  /** As the Lambda's own role sees it. */
  own: Table;
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  postbox: Postbox;
  environment: Pick<Environment, 'mailFrom' | 'webUrl'>;
  now: () => number;
}

/** What sending one organisation's mails needs, or the platform's. */
export function mailContext(
  { own, tableOf, bucketOf, postbox, environment, now }: MailServices,
  slug: string | null,
) {
  const table = slug === null ? own : tableOf(slug);
  const mails = new MailsStore(table, slug, { by: 'mail', now });
  const unreached = new UnreachedStore(own, now);
  return {
    mails,
    unreached,
    delivery: async (): Promise<Delivery> => {
      const [item] = slug === null ? [] : await table.get([organizationKey(slug)]);
      const organization = item ? OrganizationRecord.parse(item) : null;
      const { mailFrom: from, webUrl } = environment;
      const logo = () => readLogo(bucketOf, organization);
      return { mails, unreached, postbox, organization, logo, from, webUrl, now };
    },
  };
}

async function readLogo(
  bucketOf: MailServices['bucketOf'],
  organization: OrganizationRecord | null,
): Promise<Picture | undefined> {
  if (!organization?.logoId) return undefined;
  const bucket = await bucketOf(organization.slug)();
  const body = await bucket.read(personObject('organization-logo', organization.logoId));
  return body && { body, type: 'image/png' };
}
