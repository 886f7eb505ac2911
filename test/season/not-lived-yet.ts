/** What the season leaves out, said on its page. */
export const notLivedYet = [
  'Not lived: the browser, tablets without a network, killing the product and restoring it from a copy, imports, QR registrations, duplicates and merges, recalls, lab orders, digests, note templates, courses and subscriptions, reports of a period to families, invitations, people who change role, are suspended or leave, lost phones, holidays and make-up days, A/B weeks, the end and renewal of a licence, new terms.',
  'Not measured: indexes, IndexedDB, the journal by itself, drafts and files that nobody names, disk, memory, the bill, five years.',
  'Two people evaluate one after the other; the [suites](../test/suites/README.md) let calls race.',
]
  .map(line => `- ${line}`)
  .join('\n');
