import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { fileLinkSeconds, uploadSeconds } from '../../../shared/core/limits.ts';
import { isFileOfRegion } from '../../../shared/core/place-of.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';
import { MultipartUpload } from './multipart-upload.ts';
import type { PdfFacts } from './pdf/sanitize-pdf.ts';

/** A presigned POST form. Send its fields, then the file as `file`, in `multipart/form-data`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface StoredFile {
  body: Uint8Array;
  type: string;
  disposition: string;
  /** Size in pixels, if the file is a picture. */
  pixels?: { width: number; height: number } | undefined;
  pdf?: PdfFacts;
}

export interface ObjectDetails {
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  problem: string | null;
  /** When the object was stored, in milliseconds since 1970. */
  storedAt: number;
}

/** Tag of objects that no record uses yet. A lifecycle rule deletes objects with this tag after a day. */
export const temporaryTag = { Key: 'state', Value: 'unkept' };

/**
 * The bucket of stored files, accessed with one IAM role. Callers need not know whether an object is in the
 * bucket of their cell (installation with its own table) or in that of the region's first cell.
 */
export class Bucket {
  readonly #s3: S3Client;
  readonly #environment: Environment;

  constructor(environment: Environment, credentials: S3ClientConfig['credentials']) {
    const { region, standIns } = environment;
    this.#environment = environment;
    this.#s3 = new S3Client({
      region,
      endpoint: standIns?.endpoints.s3,
      forcePathStyle: standIns !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      requestHandler: awsTimeouts,
      ...(credentials && { credentials }),
    });
  }

  /** Creates an upload form that accepts only this object key, this type and files up to a size. */
  form(key: string, type: string, bytesAtMost: number): Promise<UploadForm> {
    return createPresignedPost(this.#s3, {
      Bucket: this.#of(key).bucket,
      Key: key,
      Expires: uploadSeconds,
      Fields: { 'Content-Type': type },
      Conditions: [{ 'Content-Type': type }, ['content-length-range', 1, bytesAtMost]],
    });
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.#s3.send(new GetObjectCommand({ Bucket: this.#of(key).bucket, Key: key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return undefined;
    }
  }

  async describe(key: string): Promise<ObjectDetails | undefined> {
    try {
      const found = await this.#s3.send(new HeadObjectCommand({ Bucket: this.#of(key).bucket, Key: key }));
      const { width, height, pages, problem } = found.Metadata ?? {};
      return {
        type: found.ContentType ?? '',
        size: found.ContentLength ?? 0,
        width: width === undefined ? null : Number(width),
        height: height === undefined ? null : Number(height),
        pages: pages === undefined ? null : Number(pages),
        problem: problem ?? null,
        storedAt: found.LastModified?.getTime() ?? 0,
      };
    } catch (error) {
      if (!isHeadNotFound(error)) throw error;
      return undefined;
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.describe(key)) !== undefined;
  }

  /** The lifecycle rule deletes the object after a day unless `isKept` is set. */
  async put(
    key: string,
    { body, type, disposition, pixels, pdf }: StoredFile,
    { isKept, isNew }: { isKept?: boolean; isNew?: boolean } = {},
  ): Promise<void> {
    await this.#s3.send(
      new PutObjectCommand({
        Bucket: this.#of(key).bucket,
        Key: key,
        Body: body,
        ContentType: type,
        ContentDisposition: disposition,
        CacheControl: 'no-store',
        Metadata: {
          ...(pixels && { width: String(pixels.width), height: String(pixels.height) }),
          ...(pdf?.pages && { pages: String(pdf.pages) }),
          ...(pdf?.problem && { problem: pdf.problem }),
        },
        ...(!isKept && { Tagging: `${temporaryTag.Key}=${temporaryTag.Value}` }),
        ...(isNew && { IfNoneMatch: '*' }),
      }),
    );
  }

  /**
   * Stores an object, unless an object with this key exists. An existing object keeps its bytes and tags.
   * @returns the details of the stored object
   */
  async create(key: string, file: StoredFile): Promise<ObjectDetails> {
    try {
      await this.put(key, file, { isNew: true });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const found = await this.describe(key);
    if (!found) throw new Error('an object is gone as soon as it was stored');
    return found;
  }

  /** Stores an object permanently, unless it already exists. */
  async keep(key: string, file: StoredFile): Promise<void> {
    try {
      await this.put(key, file, { isKept: true, isNew: true });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }

  /**
   * The lifecycle rule deletes the copy after a day unless `retain` is called.
   * @returns false if the source does not exist
   */
  async copy(from: string, to: string): Promise<boolean> {
    try {
      await this.#s3.send(
        new CopyObjectCommand({
          Bucket: this.#of(to).bucket,
          Key: to,
          CopySource: `${this.#of(from).bucket}/${from}`,
          TaggingDirective: 'REPLACE',
          Tagging: `${temporaryTag.Key}=${temporaryTag.Value}`,
        }),
      );
      return true;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return false;
    }
  }

  /**
   * Removes the tag that marks a temporary object, so that it is not deleted. Does nothing if the object does
   * not exist.
   */
  async retain(key: string): Promise<void> {
    try {
      await this.#s3.send(new DeleteObjectTaggingCommand({ Bucket: this.#of(key).bucket, Key: key }));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  /**
   * Adds the tag of temporary objects, so that the object is deleted. Does nothing if the object does not
   * exist.
   */
  async markTemporary(key: string): Promise<void> {
    try {
      await this.#s3.send(
        new PutObjectTaggingCommand({
          Bucket: this.#of(key).bucket,
          Key: key,
          Tagging: { TagSet: [temporaryTag] },
        }),
      );
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#s3.send(new DeleteObjectCommand({ Bucket: this.#of(key).bucket, Key: key }));
  }

  inParts(key: string): MultipartUpload {
    return new MultipartUpload(this.#s3, this.#of(key).bucket, key);
  }

  /** A short-lived presigned URL for PUT. Makes no request. */
  uploadLink(key: string): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.#of(key).bucket, Key: key });
    return getSignedUrl(this.#s3, command, { expiresIn: uploadSeconds });
  }

  /** A short-lived presigned URL for GET, directly from S3. Makes no request. */
  directLink(key: string): Promise<string> {
    const command = new GetObjectCommand({ Bucket: this.#of(key).bucket, Key: key });
    return getSignedUrl(this.#s3, command, { expiresIn: fileLinkSeconds });
  }

  /**
   * A short-lived URL for browsers. CloudFront forwards the request to the bucket, and adds headers to the
   * response that S3 cannot send.
   */
  async link(key: string): Promise<string> {
    return this.#forBrowsers(key, await this.directLink(key));
  }

  /**
   * A URL that stays the same for up to 15 minutes, so that browsers use cached pictures when a list is
   * reloaded. The URL is always valid for at least 15 more minutes. Makes no request.
   */
  async steadyLink(key: string): Promise<string> {
    const step = fileLinkSeconds * 1000;
    const signingDate = new Date(Math.floor(Date.now() / step) * step);
    const command = new GetObjectCommand({ Bucket: this.#of(key).bucket, Key: key });
    const expiresIn = 2 * fileLinkSeconds;
    return this.#forBrowsers(key, await getSignedUrl(this.#s3, command, { expiresIn, signingDate }));
  }

  #forBrowsers(key: string, directLink: string): string {
    const { pathname, search } = new URL(directLink);
    return `${this.#of(key).url}${pathname}${search}`;
  }

  #of(key: string): { bucket: string; url: string } {
    const { filesBucket: bucket, filesUrl: url, regionFiles } = this.#environment;
    return (isFileOfRegion(key) && regionFiles) || { bucket, url };
  }
}

/**
 * Whether the error means that the object does not exist. Without ListBucket permission, S3 then responds
 * AccessDenied.
 */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'AccessDenied'].includes(error.name);

/** Like `isNotFound`, for HEAD requests: their response has no body that names the error, only a status. */
const isHeadNotFound = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

/** Whether the error means that the object already exists, or that another request is storing it. */
const isConflict = (error: unknown): boolean =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);
