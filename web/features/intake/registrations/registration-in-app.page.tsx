import { lazy, Suspense } from 'react';

const RegistrationPage = lazy(async () => ({
  default: (await import('./registration.page.tsx')).Component,
}));

/**
 * The registration form inside the app. Loaded only when needed: its short path matches every unknown path,
 * and a Not Found page does not need the form.
 */
export function Component() {
  return (
    <Suspense fallback={null}>
      <RegistrationPage />
    </Suspense>
  );
}
