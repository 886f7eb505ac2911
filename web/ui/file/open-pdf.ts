import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';

let worker: PDFWorker | undefined;

/** Starts the PDF.js worker, which all documents share. */
export function startPdfWorker(): PDFWorker {
  GlobalWorkerOptions.workerSrc = workerAddress;
  worker ??= new PDFWorker();
  return worker;
}

/** Opens a PDF; aborting the signal closes it. Copies the bytes, because PDF.js takes them over. */
export function openPdf(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  options: { fontExtraProperties?: boolean } = {},
): PDFDocumentLoadingTask {
  const task = getDocument({
    worker: startPdfWorker(),
    data: bytes.slice(0),
    disableFontFace: true,
    ...options,
  });
  signal.addEventListener('abort', () => task.destroy());
  return task;
}
