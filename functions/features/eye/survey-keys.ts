import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of risk questionnaires, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'risk questionnaire for a family',
    format: 'survey',
    pk: 'C#{o}#C#{c}',
    sk: 'SURVEY#{own}',
  },
  {
    record: 'answers of a family; emptied once they are with the questionnaire',
    format: 'survey-answer',
    pk: 'C#{o}#INBOX',
    sk: 'SURVEY#{hash}',
    note: 'TTL 30 d after',
  },
  {
    record: 'link of a risk questionnaire, by the hash of its token',
    format: 'survey-link',
    pk: 'X#SURVEY#{hash}',
    sk: 'SURVEY',
    note: 'TTL',
  },
  {
    record: 'questionnaire mails to an address in an hour',
    holds: 'counter',
    pk: 'C#{o}#SURVEYMAILS#{hash}',
    sk: '{minute}',
    note: 'TTL',
  },
];

export const surveyPrefix = 'SURVEY#';
export const surveyKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `${surveyPrefix}${childIdSuffix(id)}`,
});
export const surveysOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: surveyPrefix });
/** @param hash of the link's token. Each link has its own key, so it accepts only one set of answers */
export const surveyAnswerKey = (o: string, hash: string): Key => ({
  pk: `C#${o}#INBOX`,
  sk: `SURVEY#${hash}`,
});
/**
 * Key of the counter of questionnaire emails to one address.
 * @param hash of the email address
 * @param minute number of hours since 1970, called `minute` as in other counters
 */
export const surveyMailsKey = (o: string, hash: string, minute: number): Key => ({
  pk: `C#${o}#SURVEYMAILS#${hash}`,
  sk: String(minute),
});
export const surveyLinkKey = (hash: string): Key => ({ pk: `X#SURVEY#${hash}`, sk: 'SURVEY' });
