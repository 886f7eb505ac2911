import type { Namespace } from '../platform/i18n/namespaces.ts';

/** Namespaces of every page. */
export const commonTexts: Namespace[] = ['errors'];

export const notFoundTexts: Namespace[] = [...commonTexts, 'shell'];
