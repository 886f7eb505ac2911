import { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { getNextDigestHandler } from './get-next-digest.ts';

export const endpoints = digests;

export const handlers: PdfHandlers<typeof digests> = { getNextDigest: getNextDigestHandler };
