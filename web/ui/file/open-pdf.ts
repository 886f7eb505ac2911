import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** One worker for all documents. */
const worker = new PDFWorker();

/** Opens a PDF until the signal aborts. Copies the bytes, because PDF.js transfers them. */
export function openPdf(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  options: { fontExtraProperties?: boolean } = {},
): PDFDocumentLoadingTask {
  const task = getDocument({ worker, data: bytes.slice(0), disableFontFace: true, ...options });
  signal.addEventListener('abort', () => task.destroy());
  return task;
}
