import type { Trans } from 'react-i18next';
import { lazyComponent } from '../lazy-component.tsx';

/** `Trans` for a text that a page rarely shows. Its code (4 kB) loads when such a text is first shown. */
export const LaterTrans = lazyComponent(
  async () => (await import('react-i18next/TransWithoutContext')).Trans,
) as unknown as typeof Trans;
