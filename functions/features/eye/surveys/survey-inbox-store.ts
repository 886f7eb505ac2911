import { AppError } from '../../../../shared/core/errors.ts';
import { SurveyAnswerRecord, type SurveyLinkRecord } from '../../../../shared/features/eye/surveys/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { Inbox } from '../../../platform/storage/inbox.ts';
import { surveyAnswerKey } from '../survey-keys.ts';

export class SurveyInboxStore extends Inbox<SurveyAnswerRecord> {
  protected readonly kind = 'survey-answer';
  protected readonly schema = SurveyAnswerRecord;
  protected readonly keyOf = surveyAnswerKey;
  protected readonly content: ['given'] = ['given'];

  /**
   * Stores answers under the hash of the link's token, so that a link takes only one set of answers.
   * @throws survey.closed if different answers are stored already
   */
  leave(
    token: string,
    { survey }: Pick<SurveyLinkRecord, 'survey'>,
    answers: NonNullable<SurveyAnswerRecord['given']>,
  ): Promise<void> {
    const record: SurveyAnswerRecord = {
      id: hashSecret(token),
      organization: this.organization,
      survey,
      bodyHash: hashSecret(`${token}\n${JSON.stringify(answers)}`),
      given: answers,
      at: new Date(this.now()).toISOString(),
    };
    return this.leaveOnce(record, () => new AppError('survey.closed'));
  }
}
