import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { screeningListing } from './screening-items.ts';

/** Reads complete finished screenings (not only list rows) that the caller may see. */
export const readScreenings: Handler<typeof screenings.readScreenings> = documentsReader(screeningListing);
