import { IconShieldCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { languages } from '../../../shared/core/languages.ts';
import { useLanguage } from '../../platform/i18n/use-locale.ts';
import styles from './public-page.module.css';

interface PublicFormProps {
  autoComplete?: 'on';
  /** Errors by field; after the form was sent, the first invalid field takes the focus. */
  errors: object;
  /** Value of a hidden field that only bots fill in (honeypot). */
  website: string;
  onWebsite: (website: string) => void;
  onSubmit: () => Promise<void>;
  /** Whether the input is being sent; its fields are then disabled, because further input would be lost. */
  isBusy: boolean;
  /** The failure and the button below the fields. */
  actions: ReactNode;
  children: ReactNode;
}

export function PublicForm({
  autoComplete,
  errors,
  website,
  onWebsite,
  onSubmit,
  isBusy,
  actions,
  children,
}: PublicFormProps) {
  const node = useRef<HTMLFormElement>(null);
  /** Errors also change while somebody corrects them, and the focus must stay in that field. */
  const wasSent = useRef(false);
  useEffect(() => {
    if (!wasSent.current || Object.keys(errors).length === 0) return;
    wasSent.current = false;
    node.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    wasSent.current = true;
    await onSubmit();
  }

  return (
    <form ref={node} noValidate autoComplete={autoComplete} onSubmit={submit} className={styles.form}>
      <fieldset className={styles.fields} disabled={isBusy}>
        {children}
      </fieldset>
      {actions}
      <label className={styles.trap} aria-hidden="true">
        Website
        <input
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={event => onWebsite(event.currentTarget.value)}
        />
      </label>
    </form>
  );
}

/** Says which data the form collects and why, who reads them and whom to ask. Comes before all fields. */
export function PublicStatement({
  title,
  text,
  contact,
  children,
}: {
  title: string;
  text: string;
  contact: string;
  children?: ReactNode;
}) {
  const { gap } = languages[useLanguage()];
  return (
    <section className={styles.statement}>
      <h2>
        <IconShieldCheck size={22} aria-hidden />
        {title}
      </h2>
      <p>
        {text}
        {gap}
        {contact}
      </p>
      {children}
    </section>
  );
}
