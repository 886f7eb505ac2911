import { openPdf, startPdfWorker } from './open-pdf.ts';

/** Width in pixels at which a page is rendered; sharp on paper and screens. */
const pageWidth = 1_600;

export interface RenderedPage {
  canvas: HTMLCanvasElement;
  text: string;
}

/**
 * Renders the pages of a PDF. Without bytes, returns none and starts the worker, so that it is ready when
 * they arrive.
 */
export async function renderPdf(
  bytes: ArrayBuffer | undefined,
  signal: AbortSignal,
): Promise<RenderedPage[]> {
  startPdfWorker();
  if (!bytes) return [];
  const task = openPdf(bytes, signal);
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
