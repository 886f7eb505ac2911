/**
 * Headings of keratometry and corneal diameter, in the form that `guess-columns.ts` uses. "Axis 1" is not
 * included, because it may be the axis of a refraction.
 */
export const corneaHeadings = {
  k1: [
    ...['k1', 'r1', 'k1 value', 'k flat', 'flat k', 'kf', 'rf', 'r flat', 'flat r', 'flat'],
    ...['flat radius', 'radius flat', 'radius 1', 'k1值', '平坦k', '平坦k值', '平k'],
    ...['平坦曲率', '平坦角膜曲率'],
    ...['角膜曲率k1', '曲率k1'],
  ],
  k2: [
    ...['k2', 'r2', 'k2 value', 'k steep', 'steep k', 'ks', 'rs', 'r steep', 'steep r', 'steep'],
    ...['steep radius', 'radius steep', 'radius 2', 'k2值', '陡峭k', '陡峭k值', '陡k', '陡峭曲率'],
    ...['陡峭角膜曲率', '角膜曲率k2', '曲率k2'],
  ],
  cornealAxis: [
    ...['k1 axis', 'axis k1', 'axis of k1', 'r1 axis', 'axis r1'],
    ...['k1 meridian', 'r1 meridian', 'flat axis', 'axis flat', 'flat k axis', 'k flat axis'],
    ...[
      'flat meridian',
      'flat angle',
      'angle flat',
      'k1 angle',
      'angle k1',
      'achse k1',
      'achse r1',
      'k1 achse',
      'r1 achse',
    ],
    ...['k1轴位', 'k1軸位', 'k1轴向', 'k1轴', '平坦轴位', '平坦軸位', '平坦k轴位', '平坦轴'],
  ],
  cornealDiameter: [
    ...[
      'wtw',
      'w t w',
      'wtw diameter',
      'white to white diameter',
      'white to white',
      'corneal diameter',
      'cornea diameter',
      'hvid',
    ],
    ...['hornhautdurchmesser', '角膜直径', '角膜直徑', '角膜横径', '角膜橫徑', '白到白', '白到白距离'],
  ],
};
