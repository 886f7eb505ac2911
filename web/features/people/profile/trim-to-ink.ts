/** Empty space around the ink of a signature, in pixels. */
const margin = 12;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds the rectangle of an RGBA picture that contains the ink and a margin; undefined without ink. */
export function inkBox(pixels: Uint8ClampedArray, width: number, height: number): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, bottom + margin + 1) - top,
  };
}

export function trimToInk(paper: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = paper;
  const pixels = paper.getContext('2d')?.getImageData(0, 0, width, height).data;
  const box = pixels && inkBox(pixels, width, height);
  if (!box) return paper;
  const trimmed = document.createElement('canvas');
  trimmed.width = box.width;
  trimmed.height = box.height;
  trimmed.getContext('2d')?.drawImage(paper, -box.left, -box.top);
  return trimmed;
}
