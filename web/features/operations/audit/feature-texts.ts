import { auditEventTypes } from '../../../../shared/audit-events.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import type { TextKey } from '../../../platform/i18n/use-text.ts';

export type FeatureTexts = Readonly<Record<string, TextKey>>;

/** Texts from all features: those of their audit events, and the titles of their lists. */
export function featureTexts(): FeatureTexts {
  const all = contributionsTo('auditTexts');
  const beginnings: Record<string, string> = Object.assign({}, ...all.map(({ acts }) => acts));
  const texts = auditEventTypes.flatMap(act => {
    const [record = '', event = ''] = act.split('.');
    const beginning = beginnings[record];
    return beginning === undefined ? [] : [[act, `${beginning}${event}`]];
  });
  return Object.assign(Object.fromEntries(texts), ...all.map(({ lists }) => lists));
}
