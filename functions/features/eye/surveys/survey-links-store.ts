import { SurveyLinkRecord, type SurveyRecord } from '../../../../shared/features/eye/surveys/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { surveyLinkKey } from '../survey-keys.ts';

/** A link is found for another day, so that it is called expired and not unknown. */
const keptSeconds = 30 * 86_400;

const states = {
  asked: 'open',
  answered: 'answered',
  accepted: 'answered',
  rejected: 'answered',
  revoked: 'closed',
} as const satisfies Record<SurveyRecord['status'], SurveyLinkRecord['state']>;

/** Links of questionnaires of all organisations, by their tokens. */
export class SurveyLinksStore {
  readonly #table: Table;

  /** @param table under the Lambda's own role */
  constructor(table: Table) {
    this.#table = table;
  }

  /** Undefined for a token that nobody made. */
  async find(token: string): Promise<SurveyLinkRecord | undefined> {
    const [item] = await this.#table.get([surveyLinkKey(hashSecret(token))]);
    return item && SurveyLinkRecord.parse(item);
  }

  /** Brings the link of a questionnaire up to date, unless it says something newer. */
  async mirror(organization: string, { id, token, status, until, version }: SurveyRecord): Promise<void> {
    const link: SurveyLinkRecord = { organization, survey: id, state: states[status], until, version };
    const expiresAt = Math.floor(Date.parse(until) / 1000) + keptSeconds;
    await this.#table
      .transact([
        {
          put: { ...surveyLinkKey(hashSecret(token)), kind: 'survey-link', ...link, expiresAt },
          when: {
            text: 'attribute_not_exists(#pk) OR #version < :version',
            values: { ':version': version },
          },
          onConditionFailed: () => new IsNewer(),
        },
      ])
      .catch(error => {
        if (!(error instanceof IsNewer)) throw error;
      });
  }
}

class IsNewer extends Error {}
