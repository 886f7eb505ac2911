/** The area of an image that is kept, in image pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface CropOptions {
  type: 'image/jpeg' | 'image/png';
  /** Maximum length in pixels of the longer side of the new image. */
  maxSide: number;
}

const jpegQuality = 0.92;

/** Crops an image into a new file, upright and scaled down. @throws Error if the image cannot be decoded */
export async function cropImage(file: File, area: CropArea, { type, maxSide }: CropOptions): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, maxSide / Math.max(area.width, area.height));
  const width = Math.max(1, Math.round(area.width * share));
  const height = Math.max(1, Math.round(area.height * share));
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('No 2D canvas context');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  image.close();
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality });
  const stem = file.name.replace(/\.[^.]*$/, '') || 'image';
  return new File([blob], `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}
