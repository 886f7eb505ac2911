import { lazy, Suspense } from 'react';

const RegistrationPage = lazy(async () => ({
  default: (await import('./registration.page.tsx')).Component,
}));

/**
 * The form inside the app, loaded once it is shown: its short path has the shape of every unknown one, and who
 * gets Not found need not load a form.
 */
export function Component() {
  return (
    <Suspense fallback={null}>
      <RegistrationPage />
    </Suspense>
  );
}
