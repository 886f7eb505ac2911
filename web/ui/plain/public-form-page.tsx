import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/core/fields.ts';
import { minutesToWait } from '../../platform/api/rate-limit-wait.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { PublicFrame, type PublicOrganization } from './public-frame.tsx';
import { PublicFailed } from './public-message.tsx';
import styles from './public-page.module.css';
import { useOrganizationScript } from './use-public-form.ts';

interface Opened {
  organization: PublicOrganization | null;
  form: { script: Script } | null;
}

interface PublicFormPageProps<Answer extends Opened> {
  /** Catalogue of the page; it has the texts `title`, `loading`, `failed` and `invalid`. */
  namespace: 'registration' | 'questionnaire';
  /** Opens the form. If the function changes, the page opens the form again. @throws CallError */
  load: () => Promise<Answer>;
  isClosed: (opened: Answer) => boolean;
  children: (opened: Answer) => ReactNode;
}

/** Public page of a form, which it opens first. */
export function PublicFormPage<Answer extends Opened>(props: PublicFormPageProps<Answer>) {
  const { namespace, load, isClosed, children } = props;
  const { t } = useTranslation(namespace);
  const [opened, setOpened] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const open = useCallback(async () => {
    setError(undefined);
    // Renders in a transition, so that slow phones can scroll during the rendering.
    await load().then(answer => startTransition(() => setOpened(answer)), setError);
  }, [load]);
  useEffect(() => {
    void open();
  }, [open]);
  const waiting = minutesToWait(error);
  usePageTitle(opened && isClosed(opened) ? t('invalid.title') : t('title'));
  useOrganizationScript(opened?.form?.script);
  return (
    <PublicFrame
      organization={opened?.organization ?? null}
      title={t('title')}
      namespaces={[namespace, 'validation']}
    >
      {opened ? (
        children(opened)
      ) : error !== undefined ? (
        <PublicFailed
          title={t('failed.title')}
          text={waiting ? t('failed.busy', { count: waiting }) : t('failed.text')}
          retry={t('failed.retry')}
          onRetry={open}
        />
      ) : (
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      )}
    </PublicFrame>
  );
}
