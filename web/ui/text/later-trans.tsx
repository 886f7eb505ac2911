import { type ComponentProps, lazy, Suspense } from 'react';
import type { Trans } from 'react-i18next';

const Loaded = lazy(async () => ({ default: (await import('react-i18next/TransWithoutContext')).Trans }));

/** `Trans` for a text that a page rarely shows. Its code (4 kB) loads when such a text is first shown. */
export const LaterTrans = ((props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)) as unknown as typeof Trans;
