export interface TreatmentBand {
  kind: string;
  /** Name of the treatment in the language of the chart. */
  label: string;
  /** First day of the treatment, `YYYY-MM-DD`. */
  from: string;
  /** Last day of the treatment; null while it continues. */
  to: string | null;
}

/** A band for a treatment period, with a strip above the plot. The label of the strip is never cut off. */
export interface PlacedBand extends TreatmentBand {
  x: number;
  width: number;
  /**
   * Row of the strip, counted from the top. Strips that would overlap, or whose labels would, are in
   * different rows.
   */
  lane: number;
  label: string;
  labelX: number;
  labelAlign: 'start' | 'end';
}

interface BandPlaces {
  xOf: (date: string) => number;
  /** Position of the last visit, at which the band of an ongoing treatment ends. */
  lastX: number;
  plot: { left: number; right: number };
  /** Width of the drawing; labels stay inside the drawing. */
  width: number;
  labelSize: number;
}

const labelGap = 5;
/** Distance between two strips in the same row. */
const stripGap = 4;

/** Places the treatment bands that are inside the plot, and arranges their strips in rows. */
export function placeBands(bands: readonly TreatmentBand[], places: BandPlaces): PlacedBand[] {
  const taken: { from: number; to: number }[][] = [];
  return bands
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
    .flatMap(band => {
      const start = places.xOf(band.from);
      const end = band.to === null ? Math.max(places.lastX, start) : places.xOf(band.to);
      const [x, right] = [start, end].map(at => clamp(at, places.plot.left, places.plot.right));
      if (x === undefined || right === undefined || right <= x) return [];
      const width = right - x;
      const label = labelPlace(band.label, { x, width }, places);
      const extent = { from: Math.min(x, label.from), to: Math.max(right, label.to) + stripGap };
      const free = taken.findIndex(row => row.every(one => one.to <= extent.from || one.from >= extent.to));
      const lane = free === -1 ? taken.length : free;
      taken[lane] = [...(taken[lane] ?? []), extent];
      return [{ ...band, x, width, lane, labelX: label.at, labelAlign: label.align }];
    });
}

interface LabelPlace {
  at: number;
  align: 'start' | 'end';
  from: number;
  to: number;
}

/**
 * Places the label of a strip: it starts in the strip and extends to the right, or to the left if there is no
 * room.
 */
function labelPlace(
  label: string,
  { x, width }: { x: number; width: number },
  { width: whole, labelSize }: BandPlaces,
): LabelPlace {
  const needed = textWidth(label, labelSize) + 2 * labelGap;
  const from = Math.max(x, 0);
  if (from + needed <= Math.max(whole, x + width)) {
    return { at: from + labelGap, align: 'start', from, to: from + needed };
  }
  const to = Math.max(x + width, needed);
  return { at: to - labelGap, align: 'end', from: to - needed, to };
}

const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60\u3000-\u303F]/;

/** Estimates the width of a bold text, on the large side. Han characters count as square. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, char) => sum + (wide.test(char) ? 1 : 0.62), 0) * size;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
