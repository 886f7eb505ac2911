/** Picture objects of a page; PDF.js does not specify their type. */
export interface ObjectsOfPage {
  objs: { get: (id: string, found: (picture: unknown) => void) => unknown };
}

interface Picture {
  width: number;
  height: number;
  bitmap?: ImageBitmap | null;
  data?: Uint8ClampedArray | null;
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'width' in value;

export async function pictureAddress({ objs }: ObjectsOfPage, id: string): Promise<string> {
  const picture = await new Promise<unknown>(found => {
    objs.get(id, found);
  });
  if (!isPicture(picture)) throw new Error('a picture of the PDF was not decoded');
  const { width, height, bitmap, data } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (bitmap) context?.drawImage(bitmap, 0, 0);
  else if (data) context?.putImageData(new ImageData(opaque(data, width, height), width, height), 0, 0);
  return canvas.toDataURL('image/png');
}

/** Adds an alpha channel to a picture with three channels. */
function opaque(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = width * height;
  if (data.length === 4 * pixels) return new Uint8ClampedArray(data);
  const whole = new Uint8ClampedArray(4 * pixels).fill(255);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    whole.set(data.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
  }
  return whole;
}
