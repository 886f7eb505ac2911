/** Pixels as red, green, blue and opacity, a byte each. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** Downscales to a maximum side length; each new pixel is the mean of those it covers. */
export function downscale(image: Pixels, maxSide: number): Pixels {
  const share = Math.min(1, maxSide / Math.max(image.width, image.height));
  if (share === 1) return image;
  const width = Math.max(1, Math.round(image.width * share));
  const height = Math.max(1, Math.round(image.height * share));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = covered(y, height, image.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = covered(x, width, image.width);
      data.set(mean(image, left, right, top, bottom), (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

const covered = (index: number, count: number, of: number): [number, number] => {
  const from = Math.floor((index * of) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * of) / count))];
};

/** Colours are weighted by alpha, so that transparent pixels do not darken edges. */
function mean({ data, width }: Pixels, left: number, right: number, top: number, bottom: number): number[] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const share = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * share;
      green += (data[at + 1] ?? 0) * share;
      blue += (data[at + 2] ?? 0) * share;
      opacity += share;
    }
  }
  if (opacity === 0) return [0, 0, 0, 0];
  return [red / opacity, green / opacity, blue / opacity, opacity / ((right - left) * (bottom - top))];
}
