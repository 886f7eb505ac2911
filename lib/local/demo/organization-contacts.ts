import type { FullOrganization } from '../../../shared/features/organizations/organizations/schema.ts';
import type { DemoCaller, MakeDemoRecords } from './demo-client.ts';

/** Phone numbers that belong to nobody: the British regulator reserves them for fiction. */
const contacts = [
  {
    ...{ email: 'helen@brightwater.example', slug: 'brightwater', officeNumber: '+852 2345 0100' },
    billingAddress: '12/F Brightwater House, 1 Example Road, Hong Kong',
  },
  {
    ...{ email: 'margaret@stmarys.example', slug: 'st-marys', officeNumber: '+44 20 7946 0100' },
    billingAddress: 'St Mary’s Primary School, Example Lane, Oxfordshire',
  },
];

/**
 * Adds an address and a phone number to each organisation. This comes before all other records, because
 * finished reports print them.
 */
export async function addContacts(signIn: Parameters<MakeDemoRecords>[0]): Promise<void> {
  for (const { email, slug, ...contact } of contacts)
    await addContact(await signIn(email, slug), slug, contact);
}

async function addContact(caller: DemoCaller, slug: string, contact: object): Promise<void> {
  const { data } = await caller.get<{ data: FullOrganization }>(`organizations/${slug}`);
  const { name, country, state, postalCode, timeZone, weekStart, idleLockMinutes, passwordLength } = data;
  const { locale, script, reportsBy, fastProgression, pdfFooter, version } = data;
  await caller.put(`organizations/${slug}`, {
    ...{ name, country, state, postalCode, timeZone, weekStart, idleLockMinutes, passwordLength },
    ...{ locale, script, reportsBy, fastProgression, pdfFooter, version },
    ...contact,
  });
}
