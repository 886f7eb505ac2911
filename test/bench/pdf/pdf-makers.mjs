import { bundled } from './bundle.mjs';
import { bold, head, paragraphs, regular, rows, title } from './report.mjs';

const collected = stream =>
  new Promise((resolve, reject) => {
    const parts = [];
    stream.on('data', part => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', reject);
  });

/**
 * PDF libraries by name. Each entry loads its library and returns a function that makes the report with it.
 */
export const makers = {
  ours: async () => {
    const { openFonts, writePdf } = await import(bundled);
    const fonts = await openFonts();
    const blocks = [
      { kind: 'heading', level: 1, text: title, size: 17 },
      ...paragraphs.map(text => ({ kind: 'paragraph', text })),
      { kind: 'table', columns: head.map(() => ({ share: 1 })), header: head, rows },
    ];
    const foot = (page, pages) => ({ start: title, end: `Page ${page} of ${pages}` });
    return () => writePdf({ title, language: 'zh-Hans', author: 'Helen', blocks, footer: foot }, fonts);
  },
  pdfkit: async () => {
    const { default: PdfKit } = await import('pdfkit');
    return () => {
      const pdf = new PdfKit({ size: 'A4', margin: 51 });
      const done = collected(pdf);
      pdf.registerFont('regular', regular).registerFont('bold', bold);
      pdf.font('bold').fontSize(17).text(title).font('regular').fontSize(9.5);
      for (const text of paragraphs) pdf.text(text);
      const width = 82;
      let y = pdf.y + 8;
      const line = (cells, font) => {
        if (y > 760) {
          pdf.addPage();
          y = 51;
          if (font === 'regular') line(head, 'bold');
        }
        pdf.font(font);
        for (const [index, cell] of cells.entries()) {
          pdf.text(cell, 51 + index * width, y, { width, lineBreak: false });
        }
        y += 20.6;
        pdf
          .moveTo(51, y - 4)
          .lineTo(544, y - 4)
          .stroke();
      };
      line(head, 'bold');
      for (const row of rows) line(row, 'regular');
      pdf.end();
      return done;
    };
  },
  pdfmake: async () => {
    const { default: Printer } = await import('pdfmake');
    const printer = new Printer({ Noto: { normal: regular, bold } });
    return () => {
      const content = [
        { text: title, fontSize: 17, bold: true },
        ...paragraphs,
        {
          layout: 'lightHorizontalLines',
          table: { headerRows: 1, widths: head.map(() => '*'), body: [head, ...rows].map(row => [...row]) },
        },
      ];
      const footer = (page, pages) => `Page ${page} of ${pages}`;
      const pdf = printer.createPdfKitDocument({
        content,
        footer,
        pageSize: 'A4',
        pageMargins: 51,
        defaultStyle: { font: 'Noto', fontSize: 9.5 },
      });
      const done = collected(pdf);
      pdf.end();
      return done;
    };
  },
  'react-pdf': async () => {
    const { createElement: h } = await import('react');
    const { Document, Font, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
    Font.register({ family: 'Noto', fonts: [{ src: regular }, { src: bold, fontWeight: 700 }] });
    const cell = (text, key) => h(Text, { key, style: { width: '16.6%' } }, text);
    const line = (cells, key, more = {}) =>
      h(
        View,
        { key, wrap: false, style: { flexDirection: 'row', borderBottom: 0.5, padding: 3, ...more } },
        cells.map(cell),
      );
    return () =>
      renderToBuffer(
        h(
          Document,
          { title },
          h(
            Page,
            { size: 'A4', style: { fontFamily: 'Noto', fontSize: 9.5, padding: 51 } },
            h(Text, { style: { fontSize: 17, fontWeight: 700 } }, title),
            paragraphs.map(text => h(Text, { key: text }, text)),
            line(head, 'head', { fontWeight: 700 }),
            rows.map((row, index) => line(row, index)),
          ),
        ),
      );
  },
};
