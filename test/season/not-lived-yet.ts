/** What the season does not cover; its page shows this text. */
export const notLivedYet = [
  'Not lived: the browser (tablets send what their queue would send), note templates, an invited person who is known already, a restriction or an erasure.',
  'The product is stopped without waiting for its reactions, and its data stay; its process is not killed. A copy is one of its folder, as `npm start` has it; [restoring](restore.md) a table is tried by `npm run restore:drill`.',
  'Not measured: IndexedDB, files that nobody names, five years of the same organisations ([scale](scale.md) fills one up).',
  'Two people evaluate one after the other; the [suites](../test/suites/README.md) let calls race.',
]
  .map(line => `- ${line}`)
  .join('\n');
