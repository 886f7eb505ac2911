/**
 * Prices in US dollars, in ap-southeast-1, without free tiers. They are list prices, which AWS may change;
 * `sources` says where we found them.
 */
export const prices = {
  /** Prices per million requests, invocations or other units. */
  million: {
    'HTTP API calls': 1.25,
    'Lambda calls': 0.2,
    'table writes': 1.4231 / 2,
    'table reads': 1.4231 / 2 / 5,
    'firewall requests': 0.6,
    'site requests': 1.2,
    traces: 5,
    'queue requests': 0.5,
    'key requests': 3,
  },
  lambdaGigabyteSecond: 0.0000133334,
  logGigabyte: 0.7,
  /** Monthly price per person who signs in, including threat protection. */
  person: 0.02,
  mail: 0.0001,
  /** Price per gigabyte of email attachments. */
  attachedGigabyte: 0.12,
  /** Increase of a key's monthly price after its first yearly rotation, and again after the second. */
  keyRotation: 1,
  /** Monthly prices of a stored gigabyte. */
  tableGigabyte: { records: 0.285, recovery: 0.2276, 'cold copy': 0.0342, 'warm copy': 0.114 },
  filesGigabyte: 0.025,
  transferGigabyte: 0.09,
  month: {
    firewall: 5,
    'firewall rule': 1,
    key: 1,
    secret: 0.4,
    alarm: 0.1,
    dashboard: 3,
    'metric from logs': 0.3,
  },
};

interface Source {
  prices: string;
  /** Name or URL of the source; undefined if no source has these prices for this region. */
  from?: string;
  /** Day or month on which the source's author read the price on AWS's pages. */
  read?: string;
  note?: string;
}

/** Sources of the prices, found in November 2026: archived pages of AWS, and pages that quote AWS. */
export const sources: Source[] = [
  {
    prices: 'Lambda calls and time (ARM), logs, alarms',
    from: 'AWS Price List, ap-southeast-1',
    read: '2026-08-12',
  },
  {
    prices: 'dashboard',
    from: 'https://aws.amazon.com/cloudwatch/pricing/',
    read: '2026-08-12',
    note: 'three are free',
  },
  {
    prices: 'site requests',
    from: 'AWS Price List, edges in Asia, HTTPS',
    read: '2026-10-01',
    note: 'ten million a month are free',
  },
  { prices: 'people who sign in', from: 'https://aws.amazon.com/cognito/pricing/', read: '2026-09-20' },
  { prices: 'secret', from: 'https://aws.amazon.com/secrets-manager/pricing/', read: '2026-09-20' },
  {
    prices: 'firewall, its rules and requests',
    from: 'https://aws.amazon.com/waf/pricing/, from a third-party copy',
    read: '2026',
    note: 'the same in every region',
  },
  {
    prices: 'table writes and reads',
    from: 'https://aws.amazon.com/dynamodb/pricing/, from a third-party copy: 1.4231 for a million writes',
    note: 'read on an unknown day before AWS halved the price on 2024-11-01; in every region that we checked, a read costs a fifth of a write',
  },
  { prices: 'files', from: 'AWS Price List, ap-southeast-1, first 50 TB', note: 'read on an unknown day' },
  {
    prices: 'copies in a second region, and what goes there',
    note: '0.09 a gigabyte out of ap-southeast-1, from a third-party copy; the second region is priced like the first',
  },
  { prices: 'key', from: 'https://aws.amazon.com/kms/pricing/, from a third-party copy', read: '2019' },
  { prices: 'HTTP API calls', note: '1.00 in us-east-1 (2026-09-20); not found for the region' },
  {
    prices: 'records, their recovery, a cold and a warm copy',
    note: '0.25, 0.20, 0.03 and, warm, 0.10 in us-east-1; 0.2846 and 0.2277 in ap-south-1; not found for the region',
  },
  { prices: 'mails', note: '0.10 for a thousand in every region; not checked on a page of AWS' },
  {
    prices: 'traces',
    from: 'https://aws.amazon.com/xray/pricing/',
    note: '100,000 a month are free; AWS says that Lambda traces the first call of each second and one in twenty of the others',
  },
  {
    prices: 'queue requests, key requests and rotations, attachments of mails',
    note: '0.50 a million for FIFO queues, 0.03 for 10,000 requests of a key, 0.12 a gigabyte of attachments: prices of us-east-1, from third-party copies',
  },
  { prices: 'metric from logs', note: 'not checked on a page of AWS' },
];
