import { type QrModules, qrPath, qrQuietZone } from '../../../shared/core/qr-path.ts';

/** Side of the symbol with its quiet zone, in modules. */
export const symbolSide = ({ size }: QrModules): number => size + 2 * qrQuietZone;

/** Path of the dark modules, one unit each. */
export const symbolPath = (modules: QrModules): string =>
  qrPath(modules, 1, { x: qrQuietZone, y: qrQuietZone });
