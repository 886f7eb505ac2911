import { useRef, useState } from 'react';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useLanguage, useLocale, useScript } from '../../../platform/i18n/use-locale.ts';
import { useSendWhenOnline, useWarnBeforeLeaving, waitShortly } from '../../../ui/plain/use-public-form.ts';
import { findChangedTexts } from './changed-texts.ts';
import { openForm } from './open-form.ts';
import {
  emptyValues,
  type FormOfOrganization,
  findAllErrors,
  type RegistrationErrors,
  type RegistrationValues,
  toRegistration,
  valuesForSibling,
} from './registration-values.ts';
import { sendOnce } from './send-once.ts';

/** Today's date in the time zone of the phone. */
const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format();

/** State of a registration form. Keeps input in memory, also after a failed request. */
export function useRegistration(token: string, opened: FormOfOrganization) {
  const language = useLocale();
  const script = useScript();
  const tag = useLanguage();
  const form = useRef(opened);
  const [values, setValues] = useState(() => emptyValues(opened.country));
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [failure, setFailure] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);
  /** Whether the server has the registration; `earlier` if it has one without the last changes. */
  const [isSent, setSent] = useState<boolean | 'earlier'>(false);
  /** Id of the registration of this child, so that it is stored once however often it is sent. */
  const submission = useRef(crypto.randomUUID());

  function change(changes: Partial<RegistrationValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setFailure(undefined);
    const names = Object.keys(changes);
    setErrors(before =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => !names.includes(path.split('.')[0] ?? '')),
      ),
    );
  }

  async function send(isRepeated = false): Promise<boolean> {
    const registration = toRegistration(values, { token, form: form.current, language, script });
    const { ticket } = form.current;
    try {
      return await sendOnce({ ...registration, ticket, submission: submission.current });
    } catch (error) {
      if (isRepeated || !(error instanceof CallError) || !(await canSendAgain(error))) throw error;
      return send(true);
    }
  }

  /**
   * Reopens an outdated form, or waits a short time; returns whether to send the registration again.
   * @throws CallError if texts have changed or the form is closed
   */
  async function canSendAgain({ code, retryAfter, fields }: CallError): Promise<boolean> {
    if (code === 'registration.form-outdated' || fields.terms || fields.consents) {
      await renewForm();
      return true;
    }
    return code === 'rate.limited' && (await waitShortly(retryAfter));
  }

  /** Opens the form again. Unticks changed texts, because families must read and accept them again. */
  async function renewForm(): Promise<void> {
    const renewed = (await openForm(token)).form;
    if (!renewed) throw new CallError('registration.closed', 410);
    const changed = findChangedTexts(values, tag, form.current, renewed);
    form.current = renewed;
    if (Object.keys(changed).length === 0) return;
    setValues(before => ({
      ...before,
      terms: before.terms.filter(id => !(`terms.${id}` in changed)),
      consents: before.consents && !changed.consents,
    }));
    throw new CallError('request.invalid', 400, { fields: changed });
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const found = await findAllErrors(values, form.current, today());
      setErrors(found);
      if (Object.keys(found).length === 0) setSent((await send()) ? 'earlier' : true);
    } catch (error) {
      const failed = error instanceof CallError ? error : new CallError('server.failed', 500);
      setErrors(failed.fields);
      if (Object.keys(failed.fields).length === 0) setFailure(failed);
    } finally {
      setBusy(false);
    }
  }

  function startAgain(): void {
    submission.current = crypto.randomUUID();
    setValues(valuesForSibling);
    setSent(false);
  }

  useSendWhenOnline(failure?.code === 'network.failed', submit);
  useWarnBeforeLeaving(!isSent && !isSame(values, emptyValues(opened.country)));
  return { values, errors, failure, isBusy, isSent, form: form.current, change, submit, startAgain };
}
