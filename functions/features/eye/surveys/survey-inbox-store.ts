import { AppError } from '../../../../shared/core/errors.ts';
import { SurveyAnswerRecord, type SurveyLinkRecord } from '../../../../shared/features/eye/surveys/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { surveyAnswerKey } from '../survey-keys.ts';

/** How long it is remembered that a link was answered, in seconds: longer than it works. */
const retentionSeconds = 30 * 86_400;

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
    const write: Write = {
      put: { ...surveyAnswerKey(this.#organization, id), kind: 'survey-answer', ...record },
      when: isAbsent,
      onConditionFailed: existing =>
        existing?.bodyHash === record.bodyHash ? new LeftBefore() : new AppError('survey.closed'),
    };
    await this.#table.transact([write]).catch(error => {
      if (!(error instanceof LeftBefore)) throw error;
    });
  }

  async get(id: string): Promise<SurveyAnswerRecord | undefined> {
    const [item] = await this.#table.get([surveyAnswerKey(this.#organization, id)]);
    return item && SurveyAnswerRecord.parse(item);
  }

  /** The write that takes the answers out, and leaves behind only that there were some. */
  emptyWrite(id: string): Write {
    return {
      update: surveyAnswerKey(this.#organization, id),
      set: { expiresAt: Math.floor(this.#now() / 1000) + retentionSeconds },
      remove: ['given'],
      when: { text: 'attribute_exists(#given)' },
      onConditionFailed: () => new ConflictError(),
    };
  }
}

class LeftBefore extends Error {}
