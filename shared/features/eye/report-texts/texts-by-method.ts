import { isChosen, type PowerMethod } from '../progression/trend.ts';
import type { ReportTexts } from './report-text-types.ts';

/**
 * The texts about changes of powers by a method. Prescribed and worn powers were chosen: the texts say how the
 * power changed, and nothing about the eye.
 */
export function textsByMethod<Texts extends ReportTexts>(
  texts: Texts,
  unit: 'D' | 'mm',
  method: PowerMethod,
): Texts {
  if (unit === 'mm' || !isChosen(method)) return texts;
  const { change, changes, sentence } = texts.chosen[method];
  return {
    ...texts,
    change: { ...texts.change, ...change },
    changes: { ...texts.changes, ...changes },
    sentence: { ...texts.sentence, ...sentence },
  };
}
