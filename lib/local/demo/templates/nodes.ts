/** Nodes of rich documents, to write them shortly. */
export const text = (words: string) => ({ type: 'text', text: words });
export const field = (name: string) => ({ type: 'field', attrs: { name, value: null } });
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
export const heading = (level: 1 | 2, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
export const quote = (words: string) => ({ type: 'blockquote', content: [paragraph(text(words))] });

const ofWords = (words: string) => (words === '' ? paragraph() : paragraph(text(words)));

export const list = (type: 'bulletList' | 'orderedList', ...items: string[]) => ({
  type,
  content: items.map(words => ({ type: 'listItem', content: [ofWords(words)] })),
});

/** The first row is the head. */
export const table = (...rows: string[][]) => ({
  type: 'table',
  content: rows.map((cells, row) => ({
    type: 'tableRow',
    content: cells.map(words => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [ofWords(words)],
    })),
  })),
});
