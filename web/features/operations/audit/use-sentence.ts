import { useTranslation } from 'react-i18next';
import { auditEventTypes } from '../../../../shared/audit-events.ts';
import { caseIdOf, idKindOf, MemberId } from '../../../../shared/core/ids.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { type TextKey, useText } from '../../../platform/i18n/use-text.ts';

/** Texts of features, by event or field. */
export type FeatureTexts = Readonly<Record<string, TextKey>>;

/** A piece of a sentence; `who` and `what` are names that the list can be narrowed to. */
export interface SentencePart {
  text: string;
  role?: 'who' | 'what';
}

/** Stand for the names while the sentence is translated; nobody can type them. */
const marks = { who: '\uE000', what: '\uE001' } as const;

export const isKey = (id: string): boolean => idKindOf(id) === 'apiKey';

export const isPerson = (id: string): boolean => MemberId.safeParse(id.split('#')[0]).success;

/** Tells an event as a sentence. Events that no catalogue knows are named as they were recorded. */
export function useSentence(
  texts: FeatureTexts,
  timeZone: string,
): (entry: Omit<AuditEntry, 'network'>) => SentencePart[] {
  const { t } = useTranslation(['audit', 'licences']);
  const text = useText();
  const { date } = useDates(timeZone);

  function nounOf({ id, name }: AuditEntry['record']): string {
    if (name !== null) return name;
    const list = texts[id];
    if (list) return text(list);
    if (caseIdOf(id)) return t('noun.child');
    return isPerson(id) ? t('noun.person') : t('noun.other', { id });
  }

  function nameOf({ id, name }: AuditEntry['by']): string {
    if (name !== null && isKey(id)) return t('apiKey', { name });
    return name ?? t(isPerson(id) ? 'former' : 'system');
  }

  function moduleOf(id: string): string {
    const module = modules.find(one => one === id.split('#')[1]);
    return module ? t(`licences:module.${module}`) : '';
  }

  return ({ act, by, record, details }) => {
    const { until, count } = details;
    const values = {
      ...marks,
      module: moduleOf(record.id),
      until: until ? date(until) : '',
      count: count ?? 0,
    };
    const told = act === 'module.closed' && details.wasAsked ? 'module.declined' : act;
    const ofFeature = texts[act];
    const isTold = !ofFeature && (auditEventTypes as readonly string[]).includes(act);
    const label = ofFeature ? text(ofFeature) : act;
    const sentence: string = isTold
      ? t(`act.${told}` as 'act.case.read', values)
      : t('labelled', { ...values, label });
    const who = nameOf(by);
    return sentence.split(/([\uE000\uE001])/).flatMap((piece): SentencePart[] => {
      if (piece === marks.who) return [{ text: who, role: 'who' }];
      if (piece === marks.what) return [{ text: nounOf(record), role: 'what' }];
      return piece === '' ? [] : [{ text: piece }];
    });
  };
}

/** A sentence as plain text. */
export const plainSentence = (parts: SentencePart[]): string => parts.map(({ text }) => text).join('');
