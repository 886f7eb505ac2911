import type { FhirResource } from '../../../shared/core/fhir/resource.ts';
import type { Item } from '../storage/write.ts';
import { type ChildDocument, type DocumentKind, isDeleted } from './document-kind.ts';

export const documentsInFhir =
  <Document extends ChildDocument, Frozen>(
    kind: DocumentKind<Document, Frozen>,
    resourcesOf: (document: Document, place: { organization: string; base: null }) => FhirResource[],
  ) =>
  async ({
    organization,
    items,
  }: {
    organization: string;
    items: readonly Item[];
  }): Promise<FhirResource[]> =>
    items
      .filter(({ sk }) => sk.startsWith(kind.keys.prefix))
      .map(kind.parse)
      .filter(document => !isDeleted(kind, document))
      .flatMap(document => resourcesOf(document, { organization, base: null }));
