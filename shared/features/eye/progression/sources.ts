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
  chamberlain2019:
    'Chamberlain et al. 2019 (MiSight), Optom Vis Sci 96(8):556–567, doi 10.1097/OPX.0000000000001410',
  lam2020: 'Lam et al. 2020, Br J Ophthalmol 104(3):363–368, doi 10.1136/bjophthalmol-2018-313739',
  bao2022: 'Bao et al. 2022, JAMA Ophthalmol 140(5):472–478, doi 10.1001/jamaophthalmol.2022.0401',
  cho2012:
    'Cho and Cheung 2012 (ROMIO), Invest Ophthalmol Vis Sci 53(11):7077–7085, doi 10.1167/iovs.12-10565',
  walline2020: 'Walline et al. 2020 (BLINK), JAMA 324(6):571–580, doi 10.1001/jama.2020.10834',
  yam2019: 'Yam et al. 2019 (LAMP), Ophthalmology 126(1):113–124, doi 10.1016/j.ophtha.2018.05.029',
  redLightConsensus2022: 'Expert consensus 2022',
  brennan2021: 'Brennan 2021',
} as const;

export type Source = keyof typeof sources;
