import { useRef, useState } from 'react';
import type { PublicSurvey } from '../../../../../shared/features/eye/surveys/answer.schema.ts';
import { CallError } from '../../../../platform/api/call-error.ts';
import { useLocale, useScript } from '../../../../platform/i18n/use-locale.ts';
import { languageInput } from '../../../../platform/i18n/written-languages.ts';
import {
  useSendWhenOnline,
  useWarnBeforeLeaving,
  waitShortly,
} from '../../../../ui/plain/use-public-form.ts';
import {
  type AnswerErrors,
  type AnswerValues,
  emptyAnswerValues,
  findAnswerErrors,
  toAnswers,
} from './answer-values.ts';
import { openSurvey } from './open-survey.ts';
import { sendAnswers } from './send-answers.ts';

/** State of a family's questionnaire form. Keeps answers in memory, also after a failed request. */
export function useAnswer(token: string, opened: NonNullable<PublicSurvey['form']>) {
  const language = useLocale();
  const script = useScript();
  const ticket = useRef(opened.ticket);
  const [values, setValues] = useState(emptyAnswerValues);
  const [errors, setErrors] = useState<AnswerErrors>({});
  const [failure, setFailure] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);
  /** Whether the server has answers; `earlier` if it has others than those sent last. */
  const [isSent, setSent] = useState<boolean | 'earlier'>(false);
  /** Whether a request is running. A ref, not state: a second tap can come before the next render. */
  const isSending = useRef(false);

  function change(changes: Partial<AnswerValues>): void {
    setValues(before => ({ ...before, ...changes }));
    const names = Object.keys(changes);
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
  }

  async function send(isRepeated = false): Promise<boolean> {
    try {
      return await sendAnswers({
        ...toAnswers(values),
        ...{ token, ticket: ticket.current, ...languageInput({ language, script }) },
        website: values.website,
      });
    } catch (error) {
      if (isRepeated || !(error instanceof CallError) || !(await canSendAgain(error))) throw error;
      return send(true);
    }
  }

  /**
   * Reopens an outdated form, or waits a short time; returns whether to send the answers again.
   * @throws CallError if the form is closed
   */
  async function canSendAgain({ code, retryAfter }: CallError): Promise<boolean> {
    if (code === 'registration.form-outdated') {
      const { form } = await openSurvey(token);
      if (!form) throw new CallError('survey.closed', 410);
      ticket.current = form.ticket;
      return true;
    }
    return code === 'rate.limited' && (await waitShortly(retryAfter));
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const found = findAnswerErrors(values);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      setSent((await send()) ? 'earlier' : true);
    } catch (error) {
      setFailure(error instanceof CallError ? error : new CallError('server.failed', 500));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  useSendWhenOnline(failure?.code === 'network.failed', submit);
  useWarnBeforeLeaving(!isSent && Object.values(values).some(Boolean));
  return { values, errors, failure, isBusy, isSent, change, submit };
}
