import type { PDFContext, PDFRef } from 'pdf-lib';
import type { Document } from './document.ts';

const namespaces = [
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
].join(' ');

/** Writes XMP metadata with the title and PDF/UA conformance (ISO 14289-1). */
export function writeMetadata(context: PDFContext, { title, language }: Document): PDFRef {
  const text = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${namespaces}><rdf:Description rdf:about="">`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    '<pdfuaid:part>1</pdfuaid:part>',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
  return context.register(context.stream(Buffer.from(text), { Type: 'Metadata', Subtype: 'XML' }));
}

const escaped = (text: string) => text.replaceAll(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`);
