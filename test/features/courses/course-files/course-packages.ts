import { gzipSync } from 'node:zlib';
import { openCourse } from '../../../../web/features/courses/import/open-course.ts';
import { workbook } from '../../../support/files/workbook.ts';

export const zip = (files: Record<string, string | Buffer>) => workbook('', files);
export const open = (bytes: Uint8Array<ArrayBuffer>, name = 'course.imscc') =>
  openCourse(new File([bytes], name));
export const pdf = Buffer.from('%PDF-1.4\n');

export function tar(files: Record<string, string | Buffer>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write(bytes.length.toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    head.write('ustar', 257);
    parts.push(head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512));
  }
  return new Uint8Array(gzipSync(Buffer.concat([...parts, Buffer.alloc(1_024)])));
}

export const manifest = (
  version: string,
  items: string,
  resources: string,
) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p${version}/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p${version}/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.${version}.0</schemaversion><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>Seeing &amp; reading</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
<resources>${resources}</resources></manifest>`;
