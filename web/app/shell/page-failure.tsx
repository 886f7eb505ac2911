import { Button } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { CallError } from '../../platform/api/call-error.ts';
import { lazyPart } from '../../platform/features/contributions.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { hasPreparedDay } from '../../platform/offline/prepared-day.ts';
import { SeekingTree } from '../../ui/feedback/illustrations.tsx';
import styles from '../../ui/layout/message.module.css';
import { NotFound } from '../../ui/layout/not-found.tsx';

const PreparedDayDoor = lazyPart('preparedDayDoor');

export const isNotFound = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof CallError) && error.status === 404;

export const isForbidden = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 403;

/** Whether a part of the page could not be loaded because the device is offline. */
const isMissingPart = (error: unknown): boolean => error instanceof TypeError && navigator.onLine === false;

interface PageFailureProps {
  NoAccess?: ComponentType;
}

export function PageFailure({ NoAccess }: PageFailureProps) {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFound />;
  if (NoAccess && isForbidden(error)) {
    return (
      <Suspense>
        <NoAccess />
      </Suspense>
    );
  }
  if (isMissingPart(error)) return <TransientError onRetry={() => navigator.onLine && location.reload()} />;
  return error instanceof CallError && error.isTransient ? (
    <TransientError error={error} />
  ) : (
    <UnexpectedError />
  );
}

interface TransientErrorProps {
  /** Error of the failed request; undefined if a part of the page's code could not be loaded. */
  error?: CallError;
  /** Reloads the page, because the browser would otherwise not request the failed part again. */
  onRetry?: () => unknown;
}

function TransientError({ error, onRetry }: TransientErrorProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const title = t(`failure.${reasonOf(error)}`);
  usePageTitle(title);
  return (
    <div className={styles.root} role="alert">
      <SeekingTree />
      <h1>{title}</h1>
      <Button size="md" mt="sm" loading={state === 'loading'} onClick={onRetry ?? (() => revalidate())}>
        {t('retry')}
      </Button>
      {hasPreparedDay() && (
        <Suspense>
          <PreparedDayDoor />
        </Suspense>
      )}
    </div>
  );
}

function reasonOf(error: CallError | undefined) {
  if (!error || error.status === 0) return 'offline';
  if (error.code === 'server.maintenance') return 'maintenance';
  return error.status === 429 ? 'busy' : 'passing';
}

function UnexpectedError() {
  const { t } = useTranslation();
  const to = useTo();
  usePageTitle(t('failure.text'));
  return (
    <div className={styles.root} role="alert">
      <SeekingTree />
      <h1>{t('failure.text')}</h1>
      <p className={styles.text}>{t('failure.hint')}</p>
      <Button component={Link} to={to('home')} reloadDocument variant="outline" size="md" mt="sm">
        {t('failure.link')}
      </Button>
      <p className={styles.version}>{t('version', { version: __APP_VERSION__ })}</p>
    </div>
  );
}

export function RootFailure() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
