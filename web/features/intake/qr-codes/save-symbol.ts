import type { QrModules } from '../../../../shared/core/qr-path.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import { symbolPath, symbolSide } from '../../../ui/qr/symbol-path.ts';

/** Pixels of the saved picture for each module (square) of the QR code. */
const pixels = 24;

export function saveAsSvg(modules: QrModules, name: string): void {
  const side = symbolSide(modules);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0H${side}V${side}H0Z"/><path d="${symbolPath(modules)}"/></svg>`;
  saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
}

export async function saveAsPng(modules: QrModules, name: string): Promise<void> {
  const side = symbolSide(modules) * pixels;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  context.scale(pixels, pixels);
  context.fill(new Path2D(symbolPath(modules)));
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), `${name}.png`);
}
