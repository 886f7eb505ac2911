import { AppError } from '../../../../shared/core/errors.ts';
import { CorruptFileError } from '../corrupt-file-error.ts';

interface Prediction {
  predictor: number;
  columns: number;
  colors: number;
  bits: number;
}

/** Undoes the PNG row filters of an unpacked PDF stream. @throws file.not-plain for other predictors */
export function undoPredictor(data: Buffer, { predictor, columns, colors, bits }: Prediction): Buffer {
  if (predictor === 1) return data;
  const width = Math.ceil((columns * colors * bits) / 8);
  if (predictor < 10 || predictor > 15 || width < 1 || width > 65_536) throw new AppError('file.not-plain');
  const step = Math.max(1, Math.ceil((colors * bits) / 8));
  const rows = Math.ceil(data.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row++) {
    const from = row * (width + 1);
    const filter = data[from] ?? 0;
    if (filter > 4) throw new CorruptFileError('a row without a filter');
    const to = row * width;
    for (let x = 0; x < width; x++) {
      const left = x >= step ? (plain[to + x - step] ?? 0) : 0;
      const up = row > 0 ? (plain[to + x - width] ?? 0) : 0;
      const corner = row > 0 && x >= step ? (plain[to + x - width - step] ?? 0) : 0;
      plain[to + x] = (data[from + 1 + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return plain;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default:
      return paeth(left, up, corner);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map(neighbour => Math.abs(guess - neighbour)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
