import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { organizationFileLocation, personObjectKey } from '../files/file-locations.ts';
import { type KeptPicture, keepCopy, readKept } from '../files/keep-copy.ts';
import type { OpenBucket } from '../files/open-bucket.ts';

/** A PDF that is created on demand. */
export interface Pdf {
  /** Where it is stored, by everything that it depends on. */
  objectKey: string;
  /** Download name, ASCII, without extension. */
  name: string;
  /** Shows what is true now and is no record of anything: the bucket's lifecycle rule deletes it. */
  isTemporary?: boolean;
  /** What it prints that has changed since it was finished. */
  changes?: readonly ReportChange[];
  make: () => Promise<Uint8Array>;
}

/** A temporary PDF is made again before the lifecycle rule may take it, which is after a day. */
const freshMs = 12 * 3_600_000;

/** A link to a stored PDF. */
export interface PdfLink {
  url: string;
  name: string;
  expiresAt: string;
  changes?: ReportChange[];
}

/** The stored PDFs of one organisation. */
export class PdfsStore {
  readonly #organization: string;
  readonly #bucket: OpenBucket;
  readonly #now: () => number;

  constructor(organization: string, bucket: OpenBucket, now: () => number) {
    this.#organization = organization;
    this.#bucket = bucket;
    this.#now = now;
  }

  /** The bytes of a logo or signature; undefined if deleted before the organisation had its copy. */
  async picture(purpose: KeptPicture, id: string): Promise<Uint8Array | undefined> {
    return readKept(await this.#bucket(), organizationFileLocation(this.#organization), purpose, id);
  }

  /** The bytes of a file that is attached to a record; undefined if they are gone. */
  async attachedFile(purpose: PurposeName, id: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(organizationFileLocation(this.#organization).objectKey(purpose, id));
  }

  /** The organisation's logo, where it has one. */
  async logoOf({ logoId }: { logoId: string | null }): Promise<Uint8Array | undefined> {
    return logoId === null ? undefined : this.picture('organization-logo', logoId);
  }

  /** Keeps the organisation's own copy of a picture. Idempotent. */
  async keepPicture(purpose: KeptPicture, id: string): Promise<void> {
    await keepCopy(await this.#bucket(), organizationFileLocation(this.#organization), purpose, id);
  }

  /** A short-lived URL of a picture. Makes no request. */
  async pictureLink(purpose: 'organization-logo', id: string): Promise<string> {
    return (await this.#bucket()).link(personObjectKey(purpose, id));
  }

  /** A link to a PDF. */
  async open(pdf: Pdf): Promise<PdfLink> {
    await this.ensure(pdf);
    const expiresAt = new Date(this.#now() + fileLinkSeconds * 1000).toISOString();
    const changes = [...(pdf.changes ?? [])];
    const url = await this.link(pdf.objectKey);
    return { url, name: nameOf(pdf), expiresAt, ...(changes.length > 0 && { changes }) };
  }

  /** Creates the PDF unless it exists; one that does is never written over, unless it is temporary. @returns download name and bytes */
  async ensure(pdf: Pdf): Promise<{ name: string; size: number }> {
    const bucket = await this.#bucket();
    const key = this.#key(pdf.objectKey);
    const name = nameOf(pdf);
    const existing = await bucket.describe(key);
    const isUsable = existing && (!pdf.isTemporary || this.#now() - existing.storedAt < freshMs);
    if (isUsable) return { name, size: existing.size };
    const body = await pdf.make();
    const file = { body, type: 'application/pdf', disposition: `attachment; filename="${name}"` };
    await (pdf.isTemporary ? bucket.put(key, file) : bucket.keep(key, file));
    return { name, size: body.length };
  }

  /** The bytes of a stored PDF; undefined if deleted. */
  async read(place: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(this.#key(place));
  }

  /** A short-lived URL of a stored PDF. Makes no request. */
  async link(place: string): Promise<string> {
    return (await this.#bucket()).link(this.#key(place));
  }

  #key(place: string): string {
    return `${pdfObjectKey(this.#organization, place)}.pdf`;
  }
}

/** Object key of a PDF, or of all whose places begin alike. */
export const pdfObjectKey = (organization: string, place: string): string =>
  `organizations/${organization}/pdf/${place}`;

/** A temporary PDF as one that stays, in a place of its own, for what is sent. */
export const keptPdf = (pdf: Pdf): Pdf =>
  pdf.isTemporary ? { ...pdf, objectKey: `${pdf.objectKey}-sent`, isTemporary: false } : pdf;

const nameOf = ({ name }: Pick<Pdf, 'name'>) => `${name}.pdf`;
