import { createHash } from 'node:crypto';
import { dayMs, hourMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { surveyMailsPerHour } from '../../../../shared/core/limits.ts';
import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { SurveyRecord } from '../../../../shared/features/eye/surveys/record.ts';
import {
  type Survey,
  surveyDays,
  surveyTokenLength,
} from '../../../../shared/features/eye/surveys/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { newToken } from '../../../platform/new-token.ts';
import { personOf } from '../../../platform/person-of.ts';
import { caseIsActive, checkActive } from '../../../platform/storage/case-is-active.ts';
import { secondsUntilReset } from '../../../platform/storage/hourly-limiter.ts';
import { newChildId, newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { surveyKey, surveyMailsKey } from '../survey-keys.ts';
import { surveyEvent } from './surveys-store.ts';

export const createSurvey: Handler<typeof surveys.createSurvey> = async (
  { sendTo, language },
  { actor, organization, records, openStore, mails, now },
) => {
  checkActive(records.case);
  const by = personOf(actor);
  const mailOf = (token: string) => {
    if (sendTo === null) return undefined;
    const id = newId('mail', now());
    const write = mails.sendWrite({
      id,
      template: 'survey',
      to: sendTo,
      locale: language,
      script: records.case.emailScript ?? organization.script,
      values: { organization: organization.name, days: String(surveyDays) },
      link: `/${token}`,
    });
    return { id, write };
  };
  return openStore(NewSurveysStore).create(records.case.id, { by, sentTo: sendTo, mailOf });
};

interface NewSurvey {
  by: Survey['askedBy'];
  sentTo: string | null;
  mailOf: (token: string) => { id: string; write: Write } | undefined;
}

/** Creates questionnaires. Reactions only need `SurveysStore`, so they do not load this code. */
class NewSurveysStore extends OrganizationStore {
  /**
   * @throws rate.limited if too many emails were sent to the address; record.missing, case.archived,
   * case.restricted
   */
  create(caseId: string, { by, sentTo, mailOf }: NewSurvey): Promise<{ id: string; version: number }> {
    const token = newToken(surveyTokenLength);
    const mail = mailOf(token);
    const record: SurveyRecord = {
      id: newChildId('survey', caseId, this.origin.now()),
      caseId,
      version: 1,
      status: 'asked',
      until: new Date(this.origin.now() + surveyDays * dayMs).toISOString(),
      askedAt: this.now(),
      askedBy: by,
      sentTo,
      answers: null,
      relationship: null,
      answeredAt: null,
      decidedBy: null,
      decidedAt: null,
      token,
      mails: mail ? [mail.id] : [],
    };
    const put = { ...surveyKey(this.organization, record.id), kind: 'survey', ...record };
    return this.commit(
      surveyEvent('survey.created', record),
      [
        caseIsActive(this.organization, caseId),
        { put, when: isAbsent },
        ...(mail ? [mail.write] : []),
        ...this.#counted(sentTo),
      ],
      { id: record.id, version: 1 },
    );
  }

  #counted(address: string | null): Write[] {
    return address === null ? [] : [countSurveyMail(this.organization, address, this.origin.now())];
  }
}

const retentionSeconds = 2 * 3_600;

/**
 * Write that counts a questionnaire email to an address, for the transaction that sends the email. The key
 * contains only a hash of the address, so the organisation's IAM role may write it.
 * @throws rate.limited by the transaction
 */
function countSurveyMail(organization: string, address: string, now: number): Write {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
  return {
    update: surveyMailsKey(organization, hash, Math.floor(now / hourMs)),
    add: { count: 1 },
    set: { expiresAt: Math.floor(now / 1000) + retentionSeconds },
    when: {
      text: 'attribute_not_exists(#count) OR #count < :atMost',
      values: { ':atMost': surveyMailsPerHour },
    },
    onConditionFailed: () => new AppError('rate.limited', { retryAfter: secondsUntilReset(now, hourMs) }),
  };
}
