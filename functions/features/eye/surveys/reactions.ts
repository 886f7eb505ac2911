import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { SurveysStore } from './surveys-store.ts';

/**
 * Moves answers from the inbox to their questionnaire, once. Deletes the answers if the questionnaire was
 * revoked or erased since, or the case is restricted.
 */
const takeAnswers: Reaction<ReactionContext> = {
  name: 'take-survey-answers',
  on: ['survey.received'],
  react: async ({ record: id }, context) => {
    const { cases, organization, surveyInbox, surveys } = context;
    const left = await surveyInbox.get(id);
    if (!left?.given) return [];
    const survey = await surveys.get(left.survey);
    if (survey?.status !== 'asked') return [surveyInbox.emptyWrite(id)];
    const child = await cases.get(survey.caseId);
    if (!child || child.status === 'restricted') return [surveyInbox.emptyWrite(id)];
    const { receiptOf } = await import('./survey-receipt.ts');
    const receipt = await receiptOf(survey, left.given, context);
    const receipts = { at: left.at, mail: receipt?.id };
    return [
      isNotRestricted(organization, child.id),
      surveyInbox.emptyWrite(id),
      ...surveys.answerWrites(survey, left.given, receipts),
      ...(receipt ? [receipt.write] : []),
    ];
  },
};

const isNotRestricted = (organization: string, caseId: string): Write => ({
  check: caseKey(organization, caseId),
  when: { text: '#status <> :restricted', values: { ':restricted': 'restricted' } },
  onConditionFailed: () => new ConflictError(),
});

const mirrorLink: Reaction<ReactionContext> = {
  name: 'mirror-survey-link',
  on: ['survey.created', 'survey.revoked', 'survey.answered'],
  react: async ({ detail }, { organization, surveys, surveyLinks }) => {
    const survey = await surveys.get(String(detail?.survey));
    if (survey) await surveyLinks.mirror(organization, survey);
    return [];
  },
};

/**
 * Revokes open questionnaires when their case is restricted or will be erased. They stay revoked afterwards.
 */
const closeAsked: Reaction<ReactionContext> = {
  name: 'close-surveys',
  on: ['case.restricted', 'case.erasure-planned'],
  react: async ({ record, by: id, at }, { cases, members, openStore }) => {
    const [child, names] = await Promise.all([cases.get(record), members.namesOf([id])]);
    const by = { id, fullName: names.get(id) ?? '' };
    if (child) await openStore(SurveysStore, id).revokeAsked(idsOfCase(child), at, by);
    return [];
  },
};

export const surveyReactions = [takeAnswers, mirrorLink, closeAsked];
