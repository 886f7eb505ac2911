import * as fc from 'fast-check';

const steps = (min: number, max: number, step: number) =>
  fc
    .integer({ min: Math.round(min / step), max: Math.round(max / step) })
    .map(count => Number((count * step).toFixed(4)) + 0);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

/**
 * Random powers that the API accepts: an axis only together with a cylinder, and other values only together
 * with a sphere.
 */
const power = fc
  .tuple(
    orNull(steps(-45, 45, 0.125)),
    orNull(steps(-25, 25, 0.125)),
    fc.integer({ min: 1, max: 180 }),
    orNull(steps(0, 5, 0.25)),
  )
  .map(([sph, cyl, axis, add]) =>
    sph === null ? { sph, cyl: null, axis: null, add: null } : { sph, cyl, axis: cyl ? axis : null, add },
  );
const acuity = orNull(fc.constantFrom('1.0', '0.8-1', '0.1', '1.25+2', 'CF', 'NLP'));

const refractedEye = fc.tuple(power, acuity).map(([found, va]) => ({ ...found, va }));

const prisms = fc
  .tuple(orNull(fc.constantFrom('in', 'out')), orNull(fc.constantFrom('up', 'down')), steps(0.25, 40, 0.25))
  .map(([across, up, strength]) =>
    [across, up].flatMap(base => (base === null ? [] : [{ power: strength, base }])),
  );

const prescribedEye = fc
  .tuple(power, orNull(steps(20, 40, 0.5)), orNull(steps(8, 40, 0.5)), prisms)
  .map(([found, pd, height, own]) => ({
    ...found,
    pd,
    height,
    prisms: own,
    baseCurve: null,
    diameter: null,
  }));

const refraction = fc.record({ right: refractedEye, left: refractedEye });

/** Valid random powers and acuities of a visit, by field. */
export const powers = {
  acuityNotation: fc.constant('decimal'),
  'refractions.dry': refraction,
  'refractions.cycloplegic': refraction,
  'refractions.current': refraction,
  /** Never the cornea, because the power of glasses is always given in the spectacle plane. */
  'prescription.plane': fc.constantFrom('spectacle', null),
  'prescription.right': prescribedEye,
  'prescription.left': prescribedEye,
};
