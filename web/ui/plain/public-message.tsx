import { IconCircleCheck, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PlainButton, PlainLinkButton } from './plain-button.tsx';
import styles from './public-page.module.css';

/** Thanks a family for their input. It replaces a long form, so it is scrolled into view and announced. */
export function PublicThanks({
  title,
  text,
  detail,
  contact,
  children,
}: {
  title: string;
  text: string;
  detail?: string;
  contact: string | null;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <section className={styles.message}>
      <IconCircleCheck size={72} stroke={1.5} color="var(--brand)" aria-hidden />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {detail && <p>{detail}</p>}
      {contact && <p className={styles.soft}>{contact}</p>}
      {children}
    </section>
  );
}

/** Says that a link is invalid, and whom to ask, if a contact is known. */
export function PublicClosed({
  picture,
  title,
  text,
  ask,
  phone,
  call,
}: {
  picture: ReactNode;
  title: string;
  text: string;
  ask: string;
  phone: string | null;
  call: (phone: string) => string;
}) {
  return (
    <section className={styles.message}>
      {picture}
      <h1>{title}</h1>
      <p className={styles.soft}>{text}</p>
      <p>{ask}</p>
      {phone && (
        <PlainLinkButton href={`tel:${phone}`}>
          <IconPhone size={20} aria-hidden />
          {call(phone)}
        </PlainLinkButton>
      )}
    </section>
  );
}

export function PublicFailed({
  title,
  text,
  retry,
  onRetry,
}: {
  title: string;
  text: string;
  retry: string;
  onRetry: () => Promise<void>;
}) {
  return (
    <section className={styles.message} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <PlainButton look="outline" onClick={onRetry}>
        {retry}
      </PlainButton>
    </section>
  );
}
