import { zipOf } from './zip.ts';

/** A workbook with one sheet, in a ZIP archive that declares an unpacked size of 0. */
export function workbook(
  sheet: string | Buffer,
  more: Record<string, string | Buffer> = {},
): Uint8Array<ArrayBuffer> {
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>陈小明 </t></r><r><t>&amp; co</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  return zipOf(
    Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text), isPacked: true })),
  );
}
