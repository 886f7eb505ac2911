import { inTraditional } from '../../../core/chinese/texts-by-language.ts';
import type { Script } from '../../../core/fields.ts';
import { shippedPhrases } from './shipped-phrases.ts';
import { earlierSentences, offeredRules, shippedRules } from './shipped-rules.ts';

const shipped = new Set([
  ...[...shippedRules.rules, ...offeredRules, ...shippedPhrases].map(({ zh }) => zh),
  ...earlierSentences,
]);

/**
 * Returns a Chinese sentence in a script. Default sentences are converted to Traditional; an organisation's
 * own sentences are never converted.
 */
export const sentenceIn = (script: Script, zh: string): string =>
  script === 'traditional' && shipped.has(zh) ? inTraditional(zh) : zh;
