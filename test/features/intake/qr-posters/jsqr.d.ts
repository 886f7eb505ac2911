/** The types of the package do not say that it is CommonJS. */
declare module 'jsqr' {
  export default function jsQR(
    data: Uint8ClampedArray,
    width: number,
    height: number,
  ): { data: string; location: Record<'topLeftCorner' | 'topRightCorner', { x: number; y: number }> } | null;
}
