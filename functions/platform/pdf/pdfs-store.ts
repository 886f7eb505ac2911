import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import { organizationFileLocation, personObjectKey } from '../files/file-locations.ts';
import type { OpenBucket } from '../files/open-bucket.ts';

/** A PDF that is made when there is none yet. */
export interface Pdf {
  /** Names everything that it is made of, so that what was found there is still right. */
  objectKey: string;
  /** What it is called when it is saved, without ending, in plain letters. */
  name: string;
  make: () => Promise<Uint8Array>;
}

/** A link to a finished PDF. */
export interface PdfLink {
  url: string;
  name: string;
  expiresAt: string;
}

/** The finished PDFs of one organisation. */
export class PdfsStore {
  readonly #organization: string;
  readonly #bucket: OpenBucket;
  readonly #now: () => number;

  constructor(organization: string, bucket: OpenBucket, now: () => number) {
    this.#organization = organization;
    this.#bucket = bucket;
    this.#now = now;
  }

  /** The bytes of a logo; undefined where it is gone. */
  async logo(id: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(personObjectKey('organization-logo', id));
  }

  /** The bytes of a signature: the organisation's copy, or the person's own as long as there is none. */
  async signature(id: string): Promise<Uint8Array | undefined> {
    const bucket = await this.#bucket();
    const copy = await bucket.read(organizationFileLocation(this.#organization).objectKey('signature', id));
    return copy ?? bucket.read(personObjectKey('signature', id));
  }

  /** An address of such a picture, for minutes. Asks nobody. */
  async pictureLink(purpose: 'organization-logo', id: string): Promise<string> {
    return (await this.#bucket()).link(personObjectKey(purpose, id));
  }

  /** A link to a PDF. */
  async open(pdf: Pdf): Promise<PdfLink> {
    await this.ensure(pdf);
    const expiresAt = new Date(this.#now() + fileLinkSeconds * 1000).toISOString();
    return { url: await this.link(pdf.objectKey), name: nameOf(pdf), expiresAt };
  }

  /** Sees to it that a PDF is there. @returns what it is called when it is saved */
  async ensure(pdf: Pdf): Promise<string> {
    const bucket = await this.#bucket();
    const key = this.#key(pdf.objectKey);
    if (!(await bucket.read(key))) {
      const disposition = `attachment; filename="${nameOf(pdf)}"`;
      await bucket.put(
        key,
        { body: await pdf.make(), type: 'application/pdf', disposition },
        { isKept: true },
      );
    }
    return nameOf(pdf);
  }

  /** The bytes of a PDF that was made; undefined where it is gone. */
  async read(place: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(this.#key(place));
  }

  /** An address of a PDF that was made, for minutes. Asks nobody. */
  async link(place: string): Promise<string> {
    return (await this.#bucket()).link(this.#key(place));
  }

  #key(place: string): string {
    return `organizations/${this.#organization}/pdf/${place}.pdf`;
  }
}

const nameOf = ({ name }: Pick<Pdf, 'name'>) => `${name}.pdf`;
