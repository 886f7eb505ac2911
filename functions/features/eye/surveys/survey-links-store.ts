import { SurveyLinkRecord, type SurveyRecord } from '../../../../shared/features/eye/surveys/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { surveyLinkKey } from '../survey-keys.ts';

/** How long an expired link is kept. Afterwards it is reported as unknown instead of expired. */
const keptSeconds = 30 * 86_400;

const states = {
  asked: 'open',
  answered: 'answered',
  accepted: 'answered',
  rejected: 'answered',
  revoked: 'closed',
} as const satisfies Record<SurveyRecord['status'], SurveyLinkRecord['state']>;

/**
 * Links to questionnaires of all organisations, by token. The Lambda opens this store with its own IAM role.
 */
export class SurveyLinksStore extends TableStore {
  async find(token: string): Promise<SurveyLinkRecord | undefined> {
    return this.table.read(SurveyLinkRecord, surveyLinkKey(hashSecret(token)));
  }

  /** Updates the link to match its questionnaire, unless the stored link is newer. */
  async mirror(organization: string, { id, token, status, until, version }: SurveyRecord): Promise<void> {
    const link: SurveyLinkRecord = { organization, survey: id, state: states[status], until, version };
    const expiresAt = Math.floor(Date.parse(until) / 1000) + keptSeconds;
    await this.table
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
