import { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { openQrPosterHandler } from './open-qr-poster.ts';

export const endpoints = qrPosters;

export const handlers: PdfHandlers<typeof qrPosters> = { openQrPoster: openQrPosterHandler };
