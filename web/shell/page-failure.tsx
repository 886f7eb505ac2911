import '../ui/mantine-public.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { CallError } from '../api/call-error.ts';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { SeekingTree } from '../ui/drawings.tsx';
import styles from './message.module.css';
import { NotFound } from './not-found.tsx';

const isMissing = (error: unknown) =>
  (isRouteErrorResponse(error) || error instanceof CallError) && error.status === 404;

/** In place of a page that could not be shown. */
export function PageFailure() {
  const error = useRouteError();
  if (isMissing(error)) return <NotFound />;
  if (error instanceof CallError && error.passing) return <TryAgain />;
  return <Broken />;
}

function TryAgain() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  usePageTitle(t('failure.passing'));
  return (
    <div className={styles.root} role="alert">
      <SeekingTree />
      <h1>{t('failure.passing')}</h1>
      <Button size="md" mt="sm" loading={state === 'loading'} onClick={() => revalidate()}>
        {t('retry')}
      </Button>
    </div>
  );
}

function Broken() {
  const { t } = useTranslation();
  const to = useTo();
  usePageTitle(t('failure.text'));
  return (
    <div className={styles.root} role="alert">
      <SeekingTree />
      <h1>{t('failure.text')}</h1>
      <Button component={Link} to={to('home')} reloadDocument variant="outline" size="md" mt="sm">
        {t('failure.link')}
      </Button>
      <p className={styles.version}>{t('version', { version: __APP_VERSION__ })}</p>
    </div>
  );
}

/** The same where not even the layout could be shown. */
export function RootFailure() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
