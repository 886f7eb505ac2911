import { useCallback } from 'react';
import { PublicFormPage } from '../../../../ui/plain/public-form-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { openSurvey } from './open-survey.ts';
import { AnswerClosed, AnswersSent } from './survey-messages.tsx';

/** Public page of a risk questionnaire; families answer without signing in. */
function SurveyPage({ token }: { token: string }) {
  const load = useCallback(() => openSurvey(token), [token]);
  return (
    <PublicFormPage
      namespace="questionnaire"
      load={load}
      isClosed={({ state }) => state === 'invalid' || state === 'expired'}
    >
      {({ state, form, organization }) =>
        form && organization ? (
          <AnswerForm token={token} form={form} organization={organization} />
        ) : state === 'answered' && organization ? (
          <AnswersSent organization={organization} />
        ) : (
          <AnswerClosed phone={organization?.phone ?? null} />
        )
      }
    </PublicFormPage>
  );
}

export { SurveyPage as Component };
