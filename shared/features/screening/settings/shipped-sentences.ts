import { inTraditional } from '../../../core/chinese/in-both-scripts.ts';
import type { Script } from '../../../core/fields.ts';
import { shippedPhrases } from './shipped-phrases.ts';
import { earlierSentences, offeredRules, shippedRules } from './shipped-rules.ts';

const shipped = new Set([
  ...[...shippedRules.rules, ...offeredRules, ...shippedPhrases].map(({ zh }) => zh),
  ...earlierSentences,
]);

/** A Chinese sentence in a script. Default sentences are converted, an organisation's own are not. */
export const sentenceIn = (script: Script, zh: string): string =>
  script === 'traditional' && shipped.has(zh) ? inTraditional(zh) : zh;
