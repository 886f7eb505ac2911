/** RGBA pixels, one byte per channel. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

interface MaxSize {
  side: number;
  pixels: number;
}

/**
 * Reduces an image until its longest side and its number of pixels are within the limits. Each new pixel is
 * the mean of the old pixels that it covers.
 */
export function downscale(image: Pixels, max: MaxSize): Pixels {
  const bySide = max.side / Math.max(image.width, image.height);
  const byPixels = Math.sqrt(max.pixels / (image.width * image.height));
  const share = Math.min(1, bySide, byPixels);
  if (share === 1) return image;
  const width = Math.max(1, Math.round(image.width * share));
  const height = Math.max(1, Math.round(image.height * share));
  const scaled = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * image.width) / width));
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    scaleRow(image, scaled, y, columns, top, Math.floor(((y + 1) * image.height) / height));
  }
  return scaled;
}

/** Scales a row. Weights colours by alpha, so that transparent pixels do not darken edges. */
function scaleRow(
  image: Pixels,
  scaled: Pixels,
  row: number,
  columns: Int32Array,
  top: number,
  bottom: number,
): void {
  const { data: source, width } = image;
  const { data: target } = scaled;
  for (let x = 0; x < scaled.width; x++) {
    const left = columns[x] as number;
    const right = columns[x + 1] as number;
    let red = 0;
    let green = 0;
    let blue = 0;
    let opacity = 0;
    for (let y = top; y < bottom; y++) {
      for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
        const weight = source[at + 3] as number;
        red += (source[at] as number) * weight;
        green += (source[at + 1] as number) * weight;
        blue += (source[at + 2] as number) * weight;
        opacity += weight;
      }
    }
    if (opacity === 0) continue;
    const at = (row * scaled.width + x) * 4;
    target[at] = red / opacity;
    target[at + 1] = green / opacity;
    target[at + 2] = blue / opacity;
    target[at + 3] = opacity / ((right - left) * (bottom - top));
  }
}
