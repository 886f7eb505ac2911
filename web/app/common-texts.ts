import type { Namespace } from '../platform/i18n/namespaces.ts';

/** Texts of every page; errors that public pages cannot show are in a file of their own. */
export const commonTexts: Namespace[] = ['errors'];

export const signedInTexts: Namespace[] = ['moreErrors', 'shell'];

export const notFoundTexts: Namespace[] = [...commonTexts, 'shell'];
