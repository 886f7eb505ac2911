import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Begins with the page and serves every document. */
const worker = new PDFWorker();

/** Pixels of a page's width: sharp on paper and on screens. */
const pageWidth = 1_600;

/** A page as it is shown, and what is written on it. */
export interface RenderedPage {
  canvas: HTMLCanvasElement;
  text: string;
}

/** Draws every page. The bytes are left as they are. */
export async function renderPdf(bytes: ArrayBuffer, signal: AbortSignal): Promise<RenderedPage[]> {
  const task: PDFDocumentLoadingTask = getDocument({ worker, data: bytes.slice(0), disableFontFace: true });
  signal.addEventListener('abort', () => task.destroy());
  const pdf = await task.promise;
  const pages: RenderedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: pageWidth / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    const { items } = await page.getTextContent();
    pages.push({
      canvas,
      text: items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    });
  }
  await task.destroy();
  return pages;
}
