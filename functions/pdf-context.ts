import type { Answers, Endpoint, Takes } from '../shared/endpoint.ts';
import { AppError } from '../shared/errors.ts';
import type { OrganizationRecord } from '../shared/organizations/record.ts';
import type { Loaded, OrganizationServices } from './context.ts';
import type { AdmittedCall } from './http/answer-call.ts';
import type { LoadedRecords } from './http/loads.ts';
import { PdfsStore } from './pdf/pdfs-store.ts';

/** What making a PDF is given: what the call loads, and where finished ones are kept. */
export interface PdfContext {
  organization: OrganizationRecord;
  pdfs: PdfsStore;
}

/** Answers one call for a PDF. */
export type PdfHandler<E extends Endpoint> = (
  input: Takes<E>,
  context: PdfContext & { loaded: Loaded<E> },
) => Promise<Answers<E>>;

export type PdfHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: PdfHandler<Noun[Name]>;
};

/** Closes the finished PDFs over the organisation of an admitted call. */
export function pdfContext(
  { bucketOf }: Pick<OrganizationServices, 'bucketOf'>,
  { standing, admitted, origin }: AdmittedCall,
): PdfContext & { loaded: Partial<LoadedRecords> } {
  if (!standing?.organization || !admitted) throw new AppError('permission.denied');
  const { organization } = standing;
  const pdfs = new PdfsStore(organization.slug, bucketOf(organization.slug), origin.now);
  return { organization, pdfs, loaded: admitted.loaded };
}
