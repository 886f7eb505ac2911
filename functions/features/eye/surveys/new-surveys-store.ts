import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { SurveyRecord } from '../../../../shared/features/eye/surveys/record.ts';
import {
  type Survey,
  surveyDays,
  surveyTokenLength,
} from '../../../../shared/features/eye/surveys/schema.ts';
import { newToken } from '../../../platform/new-token.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { surveyKey } from '../survey-keys.ts';
import { countSurveyMail } from './count-survey-mail.ts';
import { surveyEvent } from './surveys-store.ts';

interface NewSurvey {
  by: Survey['askedBy'];
  sentTo: string | null;
  mailOf: (token: string) => { id: string; write: Write } | undefined;
}

/** Creates questionnaires. Reactions only need `SurveysStore`, so they do not load this code. */
export class NewSurveysStore extends OrganizationStore {
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
