/**
 * What the simulated season (`npm run season`, months of use) does not test; docs/season.md shows this text.
 */
export const notLivedYet = [
  'Only some days are simulated in a browser: once a month a visit and a note at a computer of the clinic and a registration with a phone, every second month a tablet without a network. On the large screening days, tablets send what the queue of their browser would send.',
  'When the product is killed, it writes nothing more to its table, but the process that runs the season continues. A restored copy is a copy of the data folder of `npm start`; `npm run restore:drill` tests [restoring](restore.md) a table.',
  'Not simulated: five years of the same organisations; copies of the year’s records stand for them ([scale](scale.md) opens each page after such years).',
]
  .map(line => `- ${line}`)
  .join('\n');
