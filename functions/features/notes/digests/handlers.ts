import { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { getNextDigestHandler } from './get-next-digest.ts';

export const endpoints = digests;

export const handlers: Handlers<typeof digests> = { getNextDigest: getNextDigestHandler };
