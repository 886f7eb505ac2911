import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { FullOrganization } from '../../../shared/features/organizations/organizations/schema.ts';
import { type Backend, region } from '../start-backend.ts';
import { type DemoCaller, type MakeDemoRecords, momentOn, signInAt, workdayBefore } from './demo-client.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoFeatures } from './features.ts';
import { type DemoDoor, openDemoDoor } from './open-demo-door.ts';
import { demoCommands, demoPassword, demoPeople } from './people.ts';

const foundedDaysAgo = 1850;
const daysBetweenMembers = 30;

/** Creates the demo by sending requests to the product's own Lambdas. @param clock the backend's clock */
export async function makeDemo(backend: Backend, clock: DemoClock): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const [place, command] of demoCommands().entries()) {
    const day = workdayBefore(today, foundedDaysAgo - place * daysBetweenMembers);
    await clock.at(momentOn(day, place), () => backend.provision(command));
  }
  await setPasswords(backend);
  const door = await openDemoDoor(backend.gateway, clock);
  try {
    const signIn = signInOnce(door);
    await addContacts(signIn);
    for (const { makeRecords } of demoFeatures) await makeRecords(signIn);
  } finally {
    await door.close();
  }
  for (const command of demoCommands())
    if (command.kind === 'organization') await backend.work({ countedOrganization: command.slug });
  await backend.sendMail({ tick: true });
}

/** Signs a person in only once per organisation, so that the person's list of devices stays short. */
function signInOnce(door: DemoDoor): Parameters<MakeDemoRecords>[0] {
  const signedIn = new Map<string, Promise<DemoCaller>>();
  return (email, organization) => {
    const key = `${email} ${organization}`;
    const caller = signedIn.get(key) ?? signInAt(door, email, organization);
    signedIn.set(key, caller);
    return caller;
  };
}

/** Gives everybody the demo password, as a permanent password that need not be changed. */
async function setPasswords({ cognito }: Backend): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    endpoint: cognito.endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  for (const { email } of demoPeople) {
    await client.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: cognito.userPoolId,
        Username: email,
        Password: demoPassword,
        Permanent: true,
      }),
    );
  }
  client.destroy();
}

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
async function addContacts(signIn: Parameters<MakeDemoRecords>[0]): Promise<void> {
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
