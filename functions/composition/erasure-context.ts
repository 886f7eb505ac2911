import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { DeparturesStore } from '../features/organizations/offboarding/departures-store.ts';
import { PeopleStore } from '../features/people/account/people-store.ts';
import { ErasuresStore } from '../features/people/account-deletion/erasures-store.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import { personPlace } from '../platform/files/places.ts';
import type { OpenUserPool } from '../platform/identity/open-user-pool.ts';
import type { Addressee } from '../platform/identity/user-pool.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { organizationKey } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';
import { type JobContext, jobContext } from './job-context.ts';

/** One of the organisations that somebody leaves. */
export interface PlaceLeft extends JobContext {
  /** Reaches the person beside the organisation. */
  crossingDepartures: DeparturesStore;
  readOrganization: () => Promise<OrganizationRecord | undefined>;
  /** Works on a job; answers it when it is not over at the end of its turn. */
  run: (job: string) => Promise<JobRecord | undefined>;
}

/** What carrying an erasure out is given. */
export interface ErasureContext {
  erasures: ErasuresStore;
  people: PeopleStore;
  mails: MailsStore;
  filesOf: (person: string) => FilesStore;
  userPool: OpenUserPool;
  listSuperadmins: () => Promise<Addressee[]>;
  /** Acts there in the name of the person. */
  placeOf: (organization: string, person: string) => PlaceLeft;
}

export interface ErasureServices {
  /** The table as the role of the jobs sees it, and as an organisation's does. */
  own: Table;
  tableOf: (organization: string) => Table;
  bucket: OpenBucket;
  userPool: OpenUserPool;
  listSuperadmins: () => Promise<Addressee[]>;
  runJob: (organization: string, job: string) => Promise<JobRecord | undefined>;
  now: () => number;
}

export function erasureContext({
  own,
  tableOf,
  bucket,
  userPool,
  listSuperadmins,
  runJob,
  now,
}: ErasureServices): ErasureContext {
  const origin: Origin = {
    organization: null,
    by: 'jobs',
    requestId: 'erasure',
    idempotency: undefined,
    now,
  };
  return {
    erasures: new ErasuresStore(own, origin),
    people: new PeopleStore(own, origin),
    mails: new MailsStore(own, null, origin),
    filesOf: person => new FilesStore(own, origin, personPlace(person), bucket),
    userPool,
    listSuperadmins,
    placeOf: (organization, by) => {
      const there = { ...origin, organization, by };
      const table = tableOf(organization);
      return {
        ...jobContext({ table, own }, there, async person => (await userPool()).signOut(person)),
        crossingDepartures: new DeparturesStore(own, organization, there),
        readOrganization: async () => {
          const [item] = await table.get([organizationKey(organization)]);
          return item && OrganizationRecord.parse(item);
        },
        run: job => runJob(organization, job),
      };
    },
  };
}
