import { hourMs } from '../../../shared/core/dates/durations.ts';
import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { organizationFileLocation, personObjectKey } from '../files/file-locations.ts';
import { type KeptPicture, keepCopy, readKept } from '../files/keep-copy.ts';
import type { OpenBucket } from '../files/open-bucket.ts';

export interface Pdf {
  /** Object key within the organisation's PDFs. Contains the version or a hash of the printed data. */
  objectKey: string;
  /** File name for downloads, in ASCII, without extension. */
  name: string;
  /** Whether the bucket's lifecycle rule may delete the PDF, because it only shows current data. */
  isTemporary?: boolean;
  /** Differences between the data of the finished report and the current data. */
  changes?: readonly ReportChange[];
  make: () => Promise<Uint8Array>;
}

/** Maximum age at which a temporary PDF is used again. The lifecycle rule deletes it after a day. */
const freshMs = 12 * hourMs;

export interface PdfLink {
  url: string;
  name: string;
  expiresAt: string;
  changes?: ReportChange[];
}

export class PdfsStore {
  readonly #organization: string;
  readonly #bucket: OpenBucket;
  readonly #now: () => number;

  constructor(organization: string, bucket: OpenBucket, now: () => number) {
    this.#organization = organization;
    this.#bucket = bucket;
    this.#now = now;
  }

  /** The bytes of a logo or signature. Undefined if it was deleted before the organisation had a copy. */
  async picture(purpose: KeptPicture, id: string): Promise<Uint8Array | undefined> {
    return readKept(await this.#bucket(), organizationFileLocation(this.#organization), purpose, id);
  }

  /** The bytes of an attached file; undefined if they no longer exist. */
  async attachedFile(purpose: PurposeName, id: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(organizationFileLocation(this.#organization).objectKey(purpose, id));
  }

  async logoOf({ logoId }: { logoId: string | null }): Promise<Uint8Array | undefined> {
    return logoId === null ? undefined : this.picture('organization-logo', logoId);
  }

  async keepPicture(purpose: KeptPicture, id: string): Promise<void> {
    await keepCopy(await this.#bucket(), organizationFileLocation(this.#organization), purpose, id);
  }

  /** A short-lived URL of a picture. Makes no request. */
  async pictureLink(purpose: 'organization-logo', id: string): Promise<string> {
    return (await this.#bucket()).link(personObjectKey(purpose, id));
  }

  async open(pdf: Pdf): Promise<PdfLink> {
    await this.ensure(pdf);
    const changes = [...(pdf.changes ?? [])];
    const opened = await this.openStored({ place: pdf.objectKey, name: nameOf(pdf) });
    return { ...opened, ...(changes.length > 0 && { changes }) };
  }

  /** Opens a PDF that exists. @param name for downloads */
  async openStored({ place, name }: { place: string; name: string }): Promise<PdfLink> {
    const expiresAt = new Date(this.#now() + fileLinkSeconds * 1000).toISOString();
    return { url: await this.link(place), name, expiresAt };
  }

  /**
   * Creates the PDF unless it exists. A temporary PDF that is too old is created again.
   * @returns download name and size in bytes
   */
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

  async read(place: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(this.#key(place));
  }

  /** Reads the PDF behind a URL that `link` has made; undefined if the URL leads elsewhere. */
  async readLinked(url: string): Promise<Uint8Array | undefined> {
    const path = decodeURIComponent(new URL(url).pathname);
    const start = path.indexOf(pdfObjectKey(this.#organization, ''));
    return start < 0 ? undefined : (await this.#bucket()).read(path.slice(start));
  }

  /** A short-lived URL of a stored PDF. Makes no request. */
  async link(place: string): Promise<string> {
    return (await this.#bucket()).link(this.#key(place));
  }

  #key(place: string): string {
    return `${pdfObjectKey(this.#organization, place)}.pdf`;
  }
}

/** Object key of a PDF, or the common prefix of the object keys of several PDFs. */
export const pdfObjectKey = (organization: string, place: string): string =>
  `organizations/${organization}/pdf/${place}`;

/** Makes a temporary PDF permanent, with another key. Needed before the PDF is sent. */
export const keptPdf = (pdf: Pdf): Pdf =>
  pdf.isTemporary ? { ...pdf, objectKey: `${pdf.objectKey}-sent`, isTemporary: false } : pdf;

const nameOf = ({ name }: Pick<Pdf, 'name'>) => `${name}.pdf`;
