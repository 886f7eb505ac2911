import { RichDocument } from '../../../shared/core/rich-document/schema.ts';

/** The texts of a test document in one writing system. */
export interface Words {
  title: string;
  line: string;
  long: string;
  name: string;
}

/** The same texts in several writing systems, some with joined or unusual letters. */
export const wordsOfScripts = {
  english: {
    title: 'Vision therapy',
    line: 'He loses fewer lines',
    long: 'He reads for twenty minutes without a break and no longer covers one eye.',
    name: 'Chan Siu Ming',
  },
  simplified: {
    title: '视觉训练',
    line: '丢行的次数减少了',
    long: '他能连续阅读二十分钟，不再遮住一只眼睛；看近处时两眼仍容易疲劳。',
    name: '陈小明',
  },
  traditional: {
    title: '視覺訓練',
    line: '漏行的次數減少了',
    long: '他能連續閱讀二十分鐘，不再遮住一隻眼睛；看近處時兩眼仍容易疲勞。',
    name: '陳小明',
  },
} satisfies Record<string, Words>;

/** A document with every node and mark, nested. */
export function everyNode({ title, line, long, name }: Words, fileId: string): RichDocument {
  const text = (words: string, ...marks: object[]) => ({
    type: 'text',
    text: words,
    ...(marks.length > 0 && { marks }),
  });
  const field = (fieldName: string, value: string | null) => ({
    type: 'field',
    attrs: { name: fieldName, value },
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const heading = (level: number, words: string) => ({
    type: 'heading',
    attrs: { level },
    content: [text(words)],
  });
  const item = (...content: object[]) => ({ type: 'listItem', content });
  const bullets = (...content: object[]) => ({ type: 'bulletList', content });
  const numbers = (start: number, ...content: object[]) => ({
    type: 'orderedList',
    attrs: { start },
    content,
  });
  const cell = (type: 'tableHeader' | 'tableCell', ...content: object[]) => ({ type, content });
  const row = (...content: object[]) => ({ type: 'tableRow', content });
  const link = { type: 'link', attrs: { href: 'https://example.com/a' } };
  return RichDocument.parse({
    type: 'doc',
    content: [
      heading(1, title),
      paragraph(
        text(`${long} `),
        text(`${line} `, { type: 'bold' }),
        text(`${line} `, { type: 'italic' }),
        text(`${line} `, { type: 'underline' }),
        text(line, link, { type: 'bold' }),
        { type: 'hardBreak' },
        field('case.fullName', name),
      ),
      heading(2, line),
      bullets(
        item(
          paragraph(text(line)),
          numbers(
            9,
            item(paragraph(text(long)), bullets(item(paragraph(text(title))))),
            item(paragraph(text(line))),
          ),
        ),
        item(paragraph(text(long))),
      ),
      { type: 'blockquote', content: [paragraph(text(long)), paragraph(text(line))] },
      heading(3, title),
      {
        type: 'table',
        content: [
          row(cell('tableHeader', paragraph(text(title))), cell('tableHeader', paragraph(text(line)))),
          row(
            cell('tableCell', paragraph(text(long)), bullets(item(paragraph(text(line))))),
            cell('tableCell', paragraph(field('eye.refraction', null))),
          ),
        ],
      },
      { type: 'image', attrs: { fileId, alt: title, caption: line } },
      { type: 'pageBreak' },
      paragraph(text(long)),
    ],
  });
}
