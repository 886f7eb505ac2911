import { AppError } from '../../../../shared/core/errors.ts';
import { SurveyAnswerRecord, type SurveyLinkRecord } from '../../../../shared/features/eye/surveys/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { emptyInboxWrite, leaveOnce } from '../../../platform/storage/leave-once.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { surveyAnswerKey } from '../survey-keys.ts';

/** The answers that families leave for an organisation, until they are with their questionnaires. */
export class SurveyInboxStore {
  readonly #table: Table;
  readonly #organization: string;
  readonly #now: () => number;

  constructor(table: Table, organization: string, now: () => number) {
    this.#table = table;
    this.#organization = organization;
    this.#now = now;
  }

  /**
   * Leaves answers under the hash of their token, so that a link is good for one of them; the same ones sent
   * again have no second effect. Needs no right to read.
   * @throws survey.closed if something else was answered before
   */
  async leave(
    token: string,
    { survey }: Pick<SurveyLinkRecord, 'survey'>,
    given: NonNullable<SurveyAnswerRecord['given']>,
  ): Promise<void> {
    const id = hashSecret(token);
    const record: SurveyAnswerRecord = {
      id,
      organization: this.#organization,
      survey,
      bodyHash: hashSecret(`${token}\n${JSON.stringify(given)}`),
      given,
      at: new Date(this.#now()).toISOString(),
    };
    const item = { ...surveyAnswerKey(this.#organization, id), kind: 'survey-answer', ...record };
    await leaveOnce(this.#table, item, () => new AppError('survey.closed'));
  }

  async get(id: string): Promise<SurveyAnswerRecord | undefined> {
    const [item] = await this.#table.get([surveyAnswerKey(this.#organization, id)]);
    return item && SurveyAnswerRecord.parse(item);
  }

  /** The write that takes the answers out, and leaves behind only that there were some. */
  emptyWrite(id: string): Write {
    return emptyInboxWrite(surveyAnswerKey(this.#organization, id), ['given'], this.#now());
  }
}
