/** Literature sources. Every result is shown with its source. */
export const sources = {
  flitcroft2019: 'Flitcroft et al. 2019, IMI, Invest Ophthalmol Vis Sci, doi 10.1167/iovs.18-25957',
  dong: 'Dong et al.',
  donovan2012: 'Donovan et al. 2012, Optom Vis Sci 89:27',
  saw2005: 'SCORM, Saw et al. 2005, Invest Ophthalmol Vis Sci',
  gwiazda2003: 'COMET, Gwiazda et al. 2003',
  fan2004: 'Fan et al. 2004',
  polling: 'DREAM, Polling et al.',
  metaAnalysis2023: 'Meta-analysis, Invest Ophthalmol Vis Sci abstract 2023',
  naduvilath2023: 'Naduvilath et al. 2023',
  cho2017: 'Cho 2017',
  tideman2018: 'Tideman et al. 2018',
  yii2023: 'Yii 2023',
  thibos1997: 'Thibos et al. 1997',
  chamberlain2019: 'Chamberlain 2019',
  lam2020: 'Lam 2020',
  bao2022: 'Bao 2022',
  cho2012: 'Cho 2012 (ROMIO)',
  walline2020: 'Walline 2020 (BLINK)',
  yam2019: 'Yam 2019 (LAMP)',
  redLightConsensus2022: 'Expert consensus 2022',
  brennan2021: 'Brennan 2021',
} as const;

export type Source = keyof typeof sources;
