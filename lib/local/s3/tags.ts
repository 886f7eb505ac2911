import * as z from 'zod';
import { S3Error } from './s3-error.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The inner XML of each element with the given name. It is sufficient for the flat documents of S3 requests.
 */
function elementsIn(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map(([, inner = '']) => inner);
}

/** The text of the first element with the given name; empty if there is none. */
function childText(xml: string, name: string): string {
  const [inner = ''] = elementsIn(xml, name);
  return inner.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, word = '') => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return ENTITIES[word] ?? whole;
    },
  );
}

export type Tags = Record<string, string>;

const MAX_TAGS = 10;
const Tag = z.tuple([z.string().min(1).max(128), z.string().max(256)]);

export function parseTaggingXml(xml: string): Tags {
  const [tagSet] = elementsIn(xml, 'TagSet');
  if (tagSet === undefined) throw new S3Error('MalformedXML');
  return checked(elementsIn(tagSet, 'Tag').map(tag => [childText(tag, 'Key'), childText(tag, 'Value')]));
}

/** Parses the header `x-amz-tagging`, which has the format of a URL query. */
export function parseTaggingHeader(header: string | undefined): Tags {
  return checked([...new URLSearchParams(header)]);
}

function checked(pairs: [string, string][]): Tags {
  const tags = Object.fromEntries(pairs);
  const isValid = pairs.length <= MAX_TAGS && pairs.every(pair => Tag.safeParse(pair).success);
  if (!isValid || Object.keys(tags).length < pairs.length) throw new S3Error('InvalidTag');
  return tags;
}
