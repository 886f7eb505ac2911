import { AppError } from '../../../../shared/core/errors.ts';
import {
  presentSurvey,
  type SurveyAnswerRecord,
  SurveyRecord,
} from '../../../../shared/features/eye/surveys/record.ts';
import { maxListedSurveys, type Survey } from '../../../../shared/features/eye/surveys/schema.ts';
import { journalWrite } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { surveyKey, surveysOf } from '../survey-keys.ts';

/** The event is recorded on the case, so that the case's timeline shows it. */
export const surveyEvent = (act: string, { id, caseId, askedBy }: Survey) => ({
  act,
  record: caseId,
  detail: { survey: id, askedBy: askedBy.id },
});

export class SurveysStore extends OrganizationStore {
  /** Questionnaires of a case and of the cases merged into it, newest first. */
  async list(caseIds: readonly string[]): Promise<SurveyRecord[]> {
    const pages = await Promise.all(
      caseIds.map(id =>
        this.table.query(surveysOf(this.organization, id), { limit: maxListedSurveys, newestFirst: true }),
      ),
    );
    const all = pages.flatMap(({ items }) => items.map(item => SurveyRecord.parse(item)));
    return all.toSorted((one, other) => (one.askedAt < other.askedAt ? 1 : -1)).slice(0, maxListedSurveys);
  }

  async get(id: string): Promise<SurveyRecord | undefined> {
    return this.table.read(SurveyRecord, surveyKey(this.organization, id));
  }

  /** @throws survey.decided; version.conflict */
  async decide(
    before: SurveyRecord,
    status: 'accepted' | 'rejected' | 'revoked',
    by: Survey['askedBy'],
  ): Promise<Survey> {
    const waits = status === 'revoked' ? 'asked' : 'answered';
    if (before.status !== waits) throw new AppError('survey.decided');
    return this.#decide(before, status, by, () => new AppError('version.conflict'));
  }

  #decide(
    before: SurveyRecord,
    status: 'accepted' | 'rejected' | 'revoked',
    by: Survey['askedBy'],
    onConditionFailed: () => Error,
  ): Promise<Survey> {
    const set = { status, decidedBy: by, decidedAt: this.now(), version: before.version + 1 };
    const after = { ...before, ...set };
    const write: Write = {
      update: surveyKey(this.organization, before.id),
      set,
      when: hasVersion(before.version),
      onConditionFailed,
    };
    return this.commit(surveyEvent(`survey.${status}`, after), [write], presentSurvey(after));
  }

  /** Revokes open questionnaires that were sent before a given time. @throws ConflictError */
  async revokeAsked(caseIds: readonly string[], until: string, by: Survey['askedBy']): Promise<void> {
    for (const caseId of caseIds) {
      const items = await this.table.queryAll(surveysOf(this.organization, caseId));
      const open = items
        .map(item => SurveyRecord.parse(item))
        .filter(({ status, askedAt }) => status === 'asked' && askedAt <= until);
      for (const survey of open) await this.#decide(survey, 'revoked', by, () => new ConflictError());
    }
  }

  /**
   * Writes that store a family's answers with their questionnaire. The reaction that moves answers from the
   * inbox adds them to its transaction.
   */
  answerWrites(
    before: SurveyRecord,
    { relationship, answers }: NonNullable<SurveyAnswerRecord['given']>,
    { at, mail }: { at: string; mail: string | undefined },
  ): Write[] {
    const mails = mail ? [...before.mails, mail] : before.mails;
    const set = {
      status: 'answered',
      relationship,
      answers,
      answeredAt: at,
      mails,
      version: before.version + 1,
    };
    return [
      {
        update: surveyKey(this.organization, before.id),
        set,
        when: hasVersion(before.version),
        onConditionFailed: () => new ConflictError(),
      },
      journalWrite(this.origin, surveyEvent('survey.answered', before)),
    ];
  }
}
