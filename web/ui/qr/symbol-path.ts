import { type QrModules, qrPath, qrQuietZone } from '../../../shared/core/qr-path.ts';

/** Length of a side of the QR code with its quiet zone, in modules. */
export const symbolSide = ({ size }: QrModules): number => size + 2 * qrQuietZone;

/** SVG path of the dark modules of a QR code, one unit each. */
export const symbolPath = (modules: QrModules): string =>
  qrPath(modules, 1, { x: qrQuietZone, y: qrQuietZone });
