import type { Namespace } from '../platform/i18n/namespaces.ts';

export const commonTexts: Namespace[] = ['errors'];

export const notFoundTexts: Namespace[] = [...commonTexts, 'shell'];
