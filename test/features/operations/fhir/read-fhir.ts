import { expect } from 'vitest';
import type { FhirResource } from '../../../../shared/core/fhir/resource.ts';
import type { Caller, SendOptions } from '../../../support/caller.ts';

export interface FhirBundle extends FhirResource {
  total?: number;
  link: { relation: string; url: string }[];
  entry?: { fullUrl: string; resource: FhirResource; search: { mode: string } }[];
}

const base = /^http:\/\/127\.0\.0\.1:\d+\/api\//;

/** Sends a FHIR request and checks that the response has the content type of FHIR. */
export async function sendFhir(
  caller: Caller,
  path: string,
  options: SendOptions & { method?: string } = {},
) {
  const { method = 'GET', ...others } = options;
  const reply = await caller.send(method, `fhir/${path}`, others);
  expect(reply.headers.get('content-type'), reply.text).toMatch(/^application\/fhir\+json/);
  return { ...reply, resource: reply.body as FhirBundle };
}

/** Sends a FHIR request that must succeed, and returns the bundle. */
export async function readFhir(caller: Caller, path: string, options = {}): Promise<FhirBundle> {
  const { status, text, resource } = await sendFhir(caller, path, options);
  expect(status, text).toBe(200);
  return resource;
}

export const matchesIn = ({ entry = [] }: FhirBundle) =>
  entry.flatMap(({ resource, search }) => (search.mode === 'match' ? [resource] : []));

/** Reads all pages of a search by following the links to the next page. */
export async function readPages(caller: Caller, path: string): Promise<FhirBundle[]> {
  const pages: FhirBundle[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: FhirBundle = await readFhir(caller, next);
    pages.push(page);
    next = page.link
      .find(({ relation }) => relation === 'next')
      ?.url.replace(base, '')
      .replace(/^fhir\//, '');
    if (pages.length > 100) throw new Error(`${path} has no end`);
  }
  return pages;
}

/** Converts the ID of one of our records to its ID in FHIR. */
export const fhirId = (id: string) => id.replace('_', '-');
