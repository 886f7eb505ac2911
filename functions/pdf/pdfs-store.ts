import { fileLinkSeconds } from '../../shared/limits.ts';
import type { OpenBucket } from '../files/open-bucket.ts';
import { personObject } from '../files/places.ts';

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

  /** The bytes of a picture that people show, such as a logo; undefined where it is gone. */
  async picture(purpose: 'organization-logo' | 'signature', id: string): Promise<Uint8Array | undefined> {
    return (await this.#bucket()).read(personObject(purpose, id));
  }

  /**
   * A link to a PDF, which is made when there is none yet.
   * @param place names everything that it is made of, so that what was found there is still right
   * @param name without ending, in plain letters
   */
  async open(place: string, name: string, make: () => Promise<Uint8Array>): Promise<PdfLink> {
    const bucket = await this.#bucket();
    const key = `organizations/${this.#organization}/pdf/${place}.pdf`;
    if (!(await bucket.read(key))) {
      const disposition = `attachment; filename="${name}.pdf"`;
      await bucket.put(key, { body: await make(), type: 'application/pdf', disposition }, { isKept: true });
    }
    const expiresAt = new Date(this.#now() + fileLinkSeconds * 1000).toISOString();
    return { url: await bucket.link(key), name: `${name}.pdf`, expiresAt };
  }
}
