import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { auditEventTypes } from '../../../../shared/audit-events.ts';
import { caseIdOf, idKindOf, isMemberId } from '../../../../shared/core/ids.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { featureTexts } from './feature-texts.ts';

/** Part of an audit sentence; `who` and `what` are names on which the user can filter. */
export interface SentencePart {
  text: string;
  role?: 'who' | 'what';
}

/** Placeholders for the names during translation; users cannot type these characters. */
const marks = { who: '\uE000', what: '\uE001' } as const;

/** Matches the brackets around a record's name; removed if the event is about a whole list or a job of old. */
const inBrackets = /\s?[(（]\uE001[)）]/;

const isWholeList = (act: string, record: string): boolean => act.split('.')[0] === record;

export const isKey = (id: string): boolean => idKindOf(id) === 'apiKey';

export const isPerson = (id: string): boolean => isMemberId(id.split('#')[0] ?? '');

/** Returns an audit event as a sentence. For an unknown event, the sentence is its stored name. */
export function useSentence(): (entry: Omit<AuditEntry, 'network'>) => SentencePart[] {
  const { t } = useTranslation(['audit', 'licences', 'common']);
  const text = useText();
  const texts = useMemo(featureTexts, []);
  const { date } = useCalendarDates();

  function nounOf({ id, name }: AuditEntry['record'], { job }: AuditEntry['details']): string {
    if (name !== null) return name;
    if (job !== null) return t(`job.${job}`);
    const list = texts[id];
    if (list) return text(list);
    if (caseIdOf(id)) return t('noun.child');
    return isPerson(id) ? t('noun.person') : t('noun.other');
  }

  function nameOf({ id, name }: AuditEntry['by']): string {
    if (name !== null && isKey(id)) return t('apiKey', { name });
    return name ?? t(isPerson(id) ? 'former' : 'common:product');
  }

  function moduleOf(id: string): string {
    const module = modules.find(name => name === id.split('#')[1]);
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
    const isKnown = (auditEventTypes as readonly string[]).includes(act);
    const sentence: string = ofFeature
      ? text(ofFeature, values)
      : isKnown
        ? t(`act.${told}` as 'act.case.read', values)
        : t('labelled', { ...values, label: act });
    const who = nameOf(by);
    const isUnnamedJob = idKindOf(record.id) === 'job' && details.job === null;
    return (isWholeList(act, record.id) || isUnnamedJob ? sentence.replace(inBrackets, '') : sentence)
      .split(/([\uE000\uE001])/)
      .flatMap((piece): SentencePart[] => {
        if (piece === marks.who) return [{ text: who, role: 'who' }];
        if (piece === marks.what) return [{ text: nounOf(record, details), role: 'what' }];
        return piece === '' ? [] : [{ text: piece }];
      });
  };
}

export const plainSentence = (parts: SentencePart[]): string => parts.map(({ text }) => text).join('');
