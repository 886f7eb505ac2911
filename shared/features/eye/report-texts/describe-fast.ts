import type { FastChange } from '../progression/fast-progression.ts';
import { type ChangeTexts, sayChange, sayRate } from './change-words.ts';

/** Describes the fast change of an eye; a change across zero with its rate and both powers. */
export const sayFastChange = (texts: ChangeTexts, change: FastChange): string =>
  sayChange(texts, change, {
    unit: change.method === 'axialLength' ? 'mm' : 'D',
    ...{ tense: 'bare', dayOf: null, hasRate: true },
  });

/**
 * Describes the threshold of fast progression for eyes of any power. @param threshold D per year towards minus
 */
export const sayThreshold = (texts: ChangeTexts, threshold: number): string =>
  sayRate(texts, -threshold, { unit: 'D', tense: 'bare', side: 'between' });
