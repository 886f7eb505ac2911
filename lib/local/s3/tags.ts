import * as z from 'zod';
import { childText, elementsIn } from './parse-xml.ts';
import { S3Error } from './s3-error.ts';

export type Tags = Record<string, string>;

const MAX_TAGS = 10;
const Tag = z.tuple([z.string().min(1).max(128), z.string().max(256)]);

/** Reads `<Tagging><TagSet><Tag>…`. */
export function parseTaggingXml(xml: string): Tags {
  const [tagSet] = elementsIn(xml, 'TagSet');
  if (tagSet === undefined) throw new S3Error('MalformedXML');
  return checked(elementsIn(tagSet, 'Tag').map(tag => [childText(tag, 'Key'), childText(tag, 'Value')]));
}

/** Reads the header `x-amz-tagging`, written like a query. */
export function parseTaggingHeader(header: string | undefined): Tags {
  return checked([...new URLSearchParams(header)]);
}

function checked(pairs: [string, string][]): Tags {
  const tags = Object.fromEntries(pairs);
  const isValid = pairs.length <= MAX_TAGS && pairs.every(pair => Tag.safeParse(pair).success);
  if (!isValid || Object.keys(tags).length < pairs.length) throw new S3Error('InvalidTag');
  return tags;
}
