/**
 * Surnames with additional pronunciations, in pinyin without tones. They come from another surname with the
 * same characters, from a region, or from the first character alone. Pronunciations that pinyin-pro knows are
 * left out.
 */
export const surnameReadings: Record<string, string[][]> = {
  单于: [
    ['shan', 'yu'],
    ['dan', 'yu'],
  ],
  单: [['chan']],
  覃: [['tan']],
  翟: [['di']],
  缪: [['mou']],
  黑: [['he']],
  种: [['chong']],
  祭: [['zhai']],
  谌: [['shen']],
  隗: [['kui']],
  柏: [['bo']],
  冼: [['xi']],
  洗: [['xian']],
  莘: [['xin']],
  郇: [['xun']],
  宓: [['fu']],
  秘: [['bi']],
  藏: [['zang']],
  钭: [['dou']],
  炅: [['gui']],
};
