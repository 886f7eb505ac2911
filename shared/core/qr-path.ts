/** A QR symbol: `data` has one number per module, row by row; 0 is a light module. */
export interface QrModules {
  size: number;
  data: Uint8Array;
}

/**
 * Error correction level M, which is usual for print: a symbol can be read if up to 15 % of it is damaged.
 */
export const qrErrorCorrection = 'M';

/** Width of the light margin around a symbol, in modules (ISO/IEC 18004). */
export const qrQuietZone = 4;

/** The address in a QR code. @param site origin of the web app */
export const qrAddress = (site: string, token: string): string => `${site.replace(/\/$/, '')}/${token}`;

/**
 * The dark modules as an SVG path, with one box for each run of dark modules in a row.
 * @param side length of a module
 * @param at upper left corner of the symbol, without its quiet zone
 */
export function qrPath({ size, data }: QrModules, side: number, at: { x: number; y: number }): string {
  const boxes: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to === from) continue;
      const top = at.y + row * side;
      const [left, right] = [at.x + from * side, at.x + to * side];
      boxes.push(`M${left} ${top}H${right}V${top + side}H${left}Z`);
      from = to;
    }
  }
  return boxes.join('');
}
