import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** Smallest part that S3 accepts; only the last part may be smaller. */
export const smallestPartBytes = 5 * 1024 * 1024;

/** Upload of one object in parts. A lifecycle rule removes uploads that are never completed. */
export class MultipartUpload {
  readonly #s3: S3Client;
  readonly #at: { Bucket: string; Key: string };

  constructor(s3: S3Client, Bucket: string, Key: string) {
    this.#s3 = s3;
    this.#at = { Bucket, Key };
  }

  async begin({ type, disposition }: { type: string; disposition: string }): Promise<string> {
    const { UploadId } = await this.#s3.send(
      new CreateMultipartUploadCommand({
        ...this.#at,
        ContentType: type,
        ContentDisposition: disposition,
        CacheControl: 'no-store',
      }),
    );
    if (!UploadId) throw new Error('an upload has no id');
    return UploadId;
  }

  /**
   * If a part is uploaded again, it replaces the earlier one.
   * @returns the tag of the part, for `complete`
   */
  async put(UploadId: string, PartNumber: number, Body: Uint8Array): Promise<string> {
    const { ETag } = await this.#s3.send(new UploadPartCommand({ ...this.#at, UploadId, PartNumber, Body }));
    return ETag ?? '';
  }

  /** Joins the uploaded parts to one object. Does nothing if they are joined already. */
  async complete(UploadId: string, tags: readonly string[]): Promise<void> {
    const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
    try {
      await this.#s3.send(
        new CompleteMultipartUploadCommand({ ...this.#at, UploadId, MultipartUpload: { Parts } }),
      );
    } catch (error) {
      if (!(error instanceof Error && error.name === 'NoSuchUpload')) throw error;
      await this.#s3.send(new HeadObjectCommand(this.#at));
    }
  }
}
