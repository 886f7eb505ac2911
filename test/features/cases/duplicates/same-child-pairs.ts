/**
 * Pairs of records of the same child, as they occur in clinics: entered by two people, in two scripts or
 * romanisations, with typos. The author did not know the function that scores pairs. `read-pairs.ts`
 * describes the format of a line.
 */
export const sameChildPairs: Record<string, string> = {
  'traditional and simplified': `
陳大文; 2016-03-04; m; mother +85251230001 = 陈大文; 2016-03-04; m; mother +85251230001
黃嘉欣; 2017-11-20; f; karen.wong@example.com = 黄嘉欣; 2017-11-20; f; mother karen.wong@example.com
張志強; 2014-07-09; m = 张志强; 2014-07-09; m
鄭俊傑; 2018-01-30; m; father +85251230004 = 郑俊杰; 2018-01-30; m; +85251230004
歐陽靜怡; 2015-05-17; f = 欧阳静怡; 2015-05-17; f
葉柏熙; 2019-09-02; m; +85251230006 = 叶柏熙; 2019-02-09; m; +85251230006
謝佩珊; 2016-12-25; f; mother +85251230007 = 谢佩珊; 2016-12-26; f; mother +85251230007
蘇敏兒; 2013-04-08; f; so.family@example.org = 苏敏儿; 2013-04-08; ; so.family@example.org
盧景行; 2017-06-11; m = 卢景行; 2017-06-11; m
曾樂怡; 2018-10-19; f; +85251230010 = 曾乐怡; 2018-10-19; f; father +85251230010
啟賢 朱; 2015-08-23; m = 朱启贤; 2015-08-23; m
羅梓朗; 2020-02-28; m; mother +85251230012 = 罗梓朗; ; m; mother +85251230012`,

  'Hanyu pinyin': `
陳大文; 2016-03-04; m; mother +85251230001 = Chen Dawen; 2016-03-04; m; +85251230001
黃嘉欣; 2017-11-20; f = Huang Jiaxin; 2017-11-20; f
张志强; 2014-07-09; m; +8613800130003 = Zhang Zhi Qiang; 2014-07-09; m; father +8613800130003
林詠詩; 2016-05-05; f = Lin Yongshi; 2016-05-05; f
吴卓谦; 2015-10-31; m; wu.jia@example.cn = Zhuoqian Wu; 2015-10-31; m; wu.jia@example.cn
梁晓彤; 2018-08-08; f = LIANG XIAOTONG; 2018-08-08; f
郑俊杰; 2018-01-30; m; mother +8613800130007 = Zheng Jun-Jie; 2018-01-30; m; mother +8613800130007
许雅婷; 2017-02-14; f = Xǔ Yǎtíng; 2017-02-14; f
歐陽靜怡; 2015-05-17; f; +85251230009 = Ouyang Jingyi; 2015-05-17; f; mother +85251230009
吕思雨; 2016-09-12; f = Lü Siyu; 2016-09-12; f
吕思雨; 2016-09-12; f = Lyu Siyu; 2016-09-12; f
单立言; 2014-11-03; m; shan@example.cn = Shan Liyan; 2014-11-03; m; shan@example.cn
解雨桐; 2019-03-21; f = Xie Yutong; 2019-03-21; f
仇思远; 2013-12-01; m = Qiu Siyuan; 2013-12-01; m
曹一鸣; 2017-07-07; m; +8613800130015 = Yiming Cao; 2017-07-07; m; +8613800130015
苏敏儿; 2013-04-08; f = Su Min'er; 2013-04-08; f`,

  'Cantonese as Hong Kong writes it': `
陳大文; 2016-03-04; m; mother +85251230001 = Chan Tai Man; 2016-03-04; m; mother +85251230001
黃嘉欣; 2017-11-20; f = Wong Ka Yan; 2017-11-20; f
張志強; 2014-07-09; m; cheung@example.hk = Cheung Chi Keung; 2014-07-09; m; father cheung@example.hk
林詠詩; 2016-05-05; f = Lam Wing Sze; 2016-05-05; f
吳卓謙; 2015-10-31; m = Ng Cheuk Him; 2015-10-31; m
梁曉彤; 2018-08-08; f; +85251230106 = LEUNG Hiu Tung; 2018-08-08; f; +85251230106
鄭俊傑; 2018-01-30; m = Cheng Chun Kit; 2018-01-30; m
許雅婷; 2017-02-14; f = Hui Nga Ting; 2017-02-14; f
蔡宇軒; 2016-06-30; m; mother +85251230109 = Yu Hin Choi; 2016-06-30; m; +85251230109
謝佩珊; 2016-12-25; f = Tse Pui Shan; 2016-12-25; f
周子瑜; 2019-01-15; f = Chow Tsz Yu; 2019-01-15; f
何浩然; 2015-03-29; m; ho@example.hk = Ho Ho Yin; 2015-03-29; m; ho@example.hk
郭芷晴; 2017-09-09; f = Kwok Tsz-ching; 2017-09-09; f
歐陽靜怡; 2015-05-17; f = Au Yeung Ching Yi; 2015-05-17; f
葉柏熙; 2019-09-02; m = Yip Pak Hei; 2019-09-02; m
區凱琳; 2014-02-22; f; father +85251230116 = Au Hoi Lam; 2014-02-22; f; father +85251230116
徐若曦; 2018-04-04; f = Tsui Yeuk Hei; 2018-04-04; f
馮諾恩; 2016-10-10; m = Fung Nok Yan; 2016-10-10; m`,

  'Wade-Giles': `
陳大文; 2016-03-04; m; mother +85251230001 = Ch'en Ta-wen; 2016-03-04; m; mother +85251230001
黃嘉欣; 2017-11-20; f; huang@example.tw = Huang Chia-hsin; 2017-11-20; f; mother huang@example.tw
張志強; 2014-07-09; m = Chang Chih-chiang; 2014-07-09; m
吳卓謙; 2015-10-31; m = Wu Cho-ch’ien; 2015-10-31; m
梁曉彤; 2018-08-08; f; +886912300205 = Liang Hsiao-tung; 2018-08-08; f; +886912300205
許雅婷; 2017-02-14; f = Hsu Ya-ting; 2017-02-14; f
蔡宇軒; 2016-06-30; m = Tsai Yu-hsuan; 2016-06-30; m
謝佩珊; 2016-12-25; f = Hsieh Pei-shan; 2016-12-25; f
周子瑜; 2019-01-15; f; chou@example.tw = Chou Tzu-yu; 2019-01-15; f; chou@example.tw
何浩然; 2015-03-29; m = Ho Hao-jan; 2015-03-29; m
葉柏熙; 2019-09-02; m; father +886912300211 = Yeh Po-hsi; 2019-09-02; m; father +886912300211
沈心妍; 2017-12-12; f = Shen Hsin-yen; 2017-12-12; f
曹一鳴; 2017-07-07; m = Tsao I-ming; 2017-07-07; m
徐若曦; 2018-04-04; f = Jo-hsi Hsu; 2018-04-04; f`,

  'two romanisations of one name': `
Chen Dawen; 2016-03-04; m; mother +85251230001 = Chan Tai Man; 2016-03-04; m; mother +85251230001
Huang Jiaxin; 2017-11-20; f; wong@example.hk = Wong Ka Yan; 2017-11-20; f; wong@example.hk
Zhang Zhiqiang; 2014-07-09; m = Chang Chih-chiang; 2014-07-09; m
Xu Yating; 2017-02-14; f = Hsu Ya-ting; 2017-02-14; f
Xu Yating; 2017-02-14; f; +85251230305 = Hui Nga Ting; 2017-02-14; f; mother +85251230305
Xie Peishan; 2016-12-25; f = Hsieh Pei-shan; 2016-12-25; f
Zhou Ziyu; 2019-01-15; f = Chou Tzu-yu; 2019-01-15; f
Cai Yuxuan; 2016-06-30; m; choi@example.hk = Choi Yu Hin; 2016-06-30; m; father choi@example.hk
Cai Yuxuan; 2016-06-30; m = Ts'ai Yü-hsüan; 2016-06-30; m
Leung Hiu Tung; 2018-08-08; f; +85251230310 = Liang Hsiao-tung; 2018-08-08; f; +85251230310
Jiang Chengen; 2015-01-09; m = Chiang Cheng-en; 2015-01-09; m
Ho Ho Yin; 2015-03-29; m; ho@example.hk = Ho Hao-jan; 2015-03-29; m; ho@example.hk
Liang Xiaotong; 2018-08-08; f = Leung Hiu Tung; 2018-08-08; f
Guo Zhiqing; 2017-09-09; f = Kwok Tsz Ching; 2017-09-09; f`,

  'typing slips in the name': `
Oliver Thompson; 2015-02-11; m; mother +447700900001 = Oliver Tompson; 2015-02-11; m; mother +447700900001
Sophia Martinez; 2017-03-03; f = Sofia Martínez; 2017-03-03; f
Mohammed Al-Hassan; 2014-10-05; m; hassan@example.com = Muhammad Alhassan; 2014-10-05; m; hassan@example.com
Aarav Sharma; 2018-06-21; m = Arav Sharma; 2018-06-21; m
Charlotte O’Brien; 2016-01-19; f = Charlotte OBrien; 2016-01-19; f
Isabella Carter; 2015-09-27; f; carter@example.com = Isabela Carter; 2015-09-27; f; mother carter@example.com
Zoë Müller; 2017-08-14; f = Zoe Mueller; 2017-08-14; f
Benjamin Clarke; 2013-05-30; m = Benjmain Clark; 2013-05-30; m
Wong Ka Yan; 2017-11-20; f; +85251230409 = Wong Ka Yna; 2017-11-20; f; +85251230409
陳子軒; 2016-04-16; m; mother +85251230410 = 陳子轩; 2016-04-16; m; mother +85251230410
周雨桐; 2020-12-09; f; mother +85261234488 = 周雨彤; 2020-12-09; f; mother +85261234488
李思涵; 2016-02-20; f; li@example.cn = 李思晗; 2016-02-20; f; li@example.cn
刘浩宇; 2015-07-18; m; +8613800130413 = 刘皓宇; 2015-07-18; m; +8613800130413
Zhang Xinyi; 2017-05-22; f = Zhang Xingyi; 2017-05-22; f
Emma Wilson; 2018-11-11; f; wilson@example.com = Ema Wilsson; 2018-11-11; f; wilson@example.com
Nguyễn Minh Anh; 2016-08-03; f = Nguyen Minh Anh; 2016-08-03; f
Leung Tsz Kiu; 2019-05-25; f; +85251230417 = Leung Tze Kiu; 2019-05-25; f; +85251230417
Cheung Chi Keung; 2014-07-09; m = Cheong Chi Keung; 2014-07-09; m`,

  'order and parts of the name': `
Chan Tai Man; 2016-03-04; m; mother +85251230001 = Tai Man Chan; 2016-03-04; m; mother +85251230001
Jason Chan Tai Man; 2016-03-04; m = Chan Tai Man; 2016-03-04; m
Chan Tai Man, Jason; 2016-03-04; m; +85251230503 = Jason Chan; 2016-03-04; m; +85251230503
Wong Ka Yan Karen; 2017-11-20; f = Karen Wong; 2017-11-20; f
陳大文 Jason; 2016-03-04; m; +85251230505 = Jason Chan; 2016-03-04; m; +85251230505
黃嘉欣 (Wong Ka Yan); 2017-11-20; f = Wong Ka Yan; 2017-11-20; f
陳大文 (Jason Chan); 2016-03-04; m = Jason Chan Tai Man; 2016-03-04; m
Isabella Rose Carter; 2015-09-27; f = Isabella Carter; 2015-09-27; f
Kim Min-jun; 2016-11-02; m; kim@example.kr = Minjun Kim; 2016-11-02; m; kim@example.kr
Minh Anh Nguyen; 2016-08-03; f = Nguyen Minh Anh; 2016-08-03; f
Garcia Lopez, Mateo; 2017-01-26; m = Mateo Garcia Lopez; 2017-01-26; m
Mateo García; 2017-01-26; m; garcia@example.es = Mateo García López; 2017-01-26; m; garcia@example.es
O. Thompson; 2015-02-11; m; mother +447700900001 = Oliver Thompson; 2015-02-11; m; mother +447700900001
Will Evans; 2014-03-13; m; evans@example.com = William Evans; 2014-03-13; m; evans@example.com
Dawen Chen; 2016-03-04; m = 陳大文; 2016-03-04; m
Liang Xiaotong; 2018-08-08; f = Xiaotong Liang; 2018-08-08; f`,

  'slips in the birthday': `
陳大文; 2016-03-04; m; mother +85251230001 = 陳大文; 2016-04-03; m; mother +85251230001
Oliver Thompson; 2015-02-11; m = Oliver Thompson; 2015-11-02; m
Wong Ka Yan; 2017-11-10; f; +85251230603 = Wong Ka Yan; 2017-10-11; f; +85251230603
張志強; 2014-07-09; m = Cheung Chi Keung; 2014-09-07; m
Huang Jiaxin; 2017-11-20; f; huang@example.cn = 黄嘉欣; 2017-11-02; f; huang@example.cn
Isabella Carter; 2015-09-27; f = Isabella Carter; 2016-09-27; f
何浩然; 2015-03-29; m; ho@example.hk = 何浩然; 2015-03-28; m; ho@example.hk
Benjamin Clarke; 2013-05-30; m; +447700900608 = Benjamin Clarke; 2013-06-30; m; +447700900608
郭芷晴; 2017-09-09; f; +85251230609 = 郭芷晴; ; f; +85251230609
Aarav Sharma; 2018-06-21; m; sharma@example.in = Aarav Sharma; 2018-06-12; m; mother sharma@example.in
林詠詩; 2016-05-05; f; mother +85251230611 = Lam Wing Sze; 2016-05-06; f; mother +85251230611
Emma Wilson; 2018-11-12; f = Emma Wilson; 2018-12-11; f
徐若曦; 2018-04-04; f; tsui@example.hk = 徐若曦; 2008-04-04; f; tsui@example.hk
Zheng Junjie; 2018-01-03; m; +8613800130614 = 郑俊杰; 2018-03-01; m; +8613800130614`,

  'names that the scorer was not tuned with': `
麥詠琳; 2016-01-02; f = Mak Wing Lam; 2016-01-02; f
鄧子傑; 2014-06-18; m = Tang Tsz Kit; 2014-06-18; m
潘曉晴; 2018-03-27; f = Poon Hiu Ching; 2018-03-27; f
戴宏恩; 2015-04-04; m; tai@example.hk = Tai Wang Yan; 2015-04-04; m; tai@example.hk
余佩瑜; 2017-10-06; f = Yu Pui Yu; 2017-10-06; f
杜凱琪; 2013-12-19; f = To Hoi Ki; 2013-12-19; f
莫逸朗; 2019-05-08; m = Mok Yat Long; 2019-05-08; m
姚卓楠; 2016-11-23; m = Yiu Cheuk Nam; 2016-11-23; m
龔雪怡; 2015-02-09; f = Kung Suet Yee; 2015-02-09; f
袁浚軒; 2018-07-14; m = Yuen Tsun Hin; 2018-07-14; m
石穎彤; 2014-08-30; f = Shek Wing Tung; 2014-08-30; f
方思澄; 2017-01-11; f = Fang Ssu-cheng; 2017-01-11; f
洪瑞庭; 2015-09-05; m = Hung Jui-ting; 2015-09-05; m
邱俊宏; 2016-02-17; m = Chiu Chun-hung; 2016-02-17; m
賴怡君; 2018-12-03; f = Lai Yi-chun; 2018-12-03; f
簡志豪; 2014-04-28; m = Chien Chih-hao; 2014-04-28; m
呂淑芬; 2013-07-22; f = Lu Shu-fen; 2013-07-22; f
范玉嬌; 2016-06-16; f = Fan Yü-chiao; 2016-06-16; f
尤家豪; 2017-03-10; m = You Jiahao; 2017-03-10; m
Feng Zixuan; 2019-11-19; f = Fung Tsz Huen; 2019-11-19; f
Peng Yuhan; 2016-05-27; f = P'eng Yü-han; 2016-05-27; f
Deng Zijie; 2014-06-18; m = Tang Tsz Kit; 2014-06-18; m
Qiu Junhong; 2016-02-17; m = Chiu Chun-hung; 2016-02-17; m
Harriet Whitmore; 2015-10-12; f; whitmore@example.com = Hariet Whitmoore; 2015-10-12; f; whitmore@example.com
Samuel Okafor; 2016-08-20; m; okafor@example.com = Sam Okafor; 2016-08-20; m; okafor@example.com
Priya Ramaswamy; 2017-04-15; f = Prya Ramaswami; 2017-04-15; f
Nicholas Lau Ho Fung; 2018-01-06; m = Lau Ho Fung; 2018-01-06; m
劉皓峰 Nicholas; 2018-01-06; m = Nicholas Lau; 2018-01-06; m
Lau Ho Fung; 2018-01-06; m; mother +85251230729 = 刘皓峰; 2018-06-01; m; +85251230729
Beatriz Souza; 2014-02-12; f; souza@example.br = Beatriz Sousa; 2014-12-02; f; souza@example.br`,
};
