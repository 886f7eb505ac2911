/** US dollars in ap-southeast-1 without free tiers: list prices to reckon with, which AWS changes; look before relying on one. */
export const prices = {
  /** A million of each. */
  million: {
    'HTTP API calls': 1.25,
    'Lambda calls': 0.2,
    'table units': 0.7115,
    'firewall requests': 0.6,
    'site requests': 1.2,
  },
  lambdaGigabyteSecond: 0.0000133334,
  logGigabyte: 0.7,
  /** A person who signs in during the month, with threat protection. */
  person: 0.02,
  /** A gigabyte for a month: the table, its recovery to the second, and backups. */
  tableGigabyte: 0.285 + 0.2276 + 0.114,
  filesGigabyte: 0.025,
  /** A month of each. */
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
