import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { useIsReadOnly } from '../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';

type ReadOnlyPath = (to: ReturnType<typeof useTo>, id: string) => string;

/** Wraps a form page: once the licence has ended, redirects to the read-only page. */
export function withActiveLicence(Page: ComponentType, view: ReadOnlyPath): ComponentType {
  return () => {
    const to = useTo();
    const { id = '' } = useParams();
    return useIsReadOnly() ? <Navigate to={view(to, id)} replace /> : <Page />;
  };
}
