import type { Answers, Endpoint, Takes } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { LinksStore } from '../features/reports/report-links/links-store.ts';
import { SendingsStore } from '../features/reports/sending/sendings-store.ts';
import type { AdmittedCall } from '../platform/http/answer-call.ts';
import type { LoadedRecords } from '../platform/http/loads.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import { PdfsStore } from '../platform/pdf/pdfs-store.ts';
import { Rates } from '../platform/storage/rates.ts';
import type { Table } from '../platform/storage/table.ts';
import type { Loaded, OrganizationServices } from './context.ts';

/** What making and sending PDFs is given: what the call loads, and where finished ones are kept. */
export interface PdfContext {
  organization: OrganizationRecord;
  actor: MemberRecord;
  pdfs: PdfsStore;
  mails: MailsStore;
  sendings: SendingsStore;
  rates: Rates;
}

/** Answers one call for a PDF. */
export type PdfHandler<E extends Endpoint> = (
  input: Takes<E>,
  context: PdfContext & { loaded: Loaded<E> },
) => Promise<Answers<E>>;

export type PdfHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: PdfHandler<Noun[Name]>;
};

/** What somebody without a sign-in is given. */
export interface StrangerContext {
  network: string;
  rates: Rates;
  now: () => number;
  /** What one organisation has for whoever has a link of its. */
  at: (organization: string) => { links: LinksStore; pdfs: PdfsStore };
}

/** Answers one call of somebody without a sign-in. */
export type StrangerHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: StrangerHandler<Noun[Name]>;
};

export type StrangerHandler<E extends Endpoint> = (
  input: Takes<E>,
  context: StrangerContext,
) => Promise<Answers<E>>;

interface PdfServices extends OrganizationServices {
  /** As the Lambda's own role sees it. */
  own: Table;
}

/** Closes the finished PDFs, and what is sent, over the organisation of an admitted call. */
export function pdfContext(
  { own, tableOf, bucketOf }: PdfServices,
  { standing, admitted, origin }: AdmittedCall,
): PdfContext & { loaded: Partial<LoadedRecords> } {
  if (!standing?.organization || !standing.member || !admitted) throw new AppError('permission.denied');
  const { organization, member: actor } = standing;
  const { slug } = organization;
  const table = tableOf(slug);
  const mails = new MailsStore(table, slug, origin);
  return {
    organization,
    actor,
    pdfs: new PdfsStore(slug, bucketOf(slug), origin.now),
    mails,
    sendings: new SendingsStore(table, slug, origin, mails),
    rates: new Rates(own, origin.now),
    loaded: admitted.loaded,
  };
}

/** Gives whoever has a link what it may lead to. */
export function strangerContext(
  { own, tableOf, bucketOf }: PdfServices,
  { event, origin }: AdmittedCall,
): StrangerContext {
  return {
    network: networkOf(event),
    rates: new Rates(own, origin.now),
    now: origin.now,
    at: slug => ({
      links: new LinksStore(tableOf(slug), slug, { ...origin, organization: slug }),
      pdfs: new PdfsStore(slug, bucketOf(slug), origin.now),
    }),
  };
}
