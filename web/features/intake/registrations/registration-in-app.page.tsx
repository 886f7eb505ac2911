import { lazy, Suspense } from 'react';

const RegistrationPage = lazy(async () => ({
  default: (await import('./registration.page.tsx')).Component,
}));

/**
 * The registration form inside the app. It loads only when needed, because its short path also matches
 * unknown paths, and the Not Found page does not need the form.
 */
export function Component() {
  return (
    <Suspense fallback={null}>
      <RegistrationPage />
    </Suspense>
  );
}
