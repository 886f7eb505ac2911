import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import type { RouteName } from '../../shared/core/routes.ts';
import { useIsReadOnly } from '../platform/auth/use-is-read-only.ts';
import { useTo } from '../platform/i18n/use-locale.ts';

/** Wraps a form page: once the licence has ended, redirects to the read-only page of the same record. */
export function withActiveLicence(Page: ComponentType, readOnlyPage: RouteName): ComponentType {
  return () => {
    const to = useTo();
    const { id = '' } = useParams();
    return useIsReadOnly() ? <Navigate to={to(readOnlyPage as 'case', { id })} replace /> : <Page />;
  };
}
