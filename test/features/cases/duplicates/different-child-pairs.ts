/** Pairs of two different children. `read-pairs.ts` describes the format of a line. */
export const differentChildPairs: Record<string, string> = {
  twins: `
陳子軒; 2016-04-16; m; mother +85251231001 = 陳子萱; 2016-04-16; f; mother +85251231001
陳子軒; 2016-04-16; ; mother +85251231001 = 陳子萱; 2016-04-16; ; mother +85251231001
黃嘉欣; 2017-11-20; f; wong@example.hk = 黃嘉恩; 2017-11-20; f; wong@example.hk
黃嘉欣; 2017-11-20; f; +85251231004 = 黃嘉兒; 2017-11-20; f; +85251231004
王可欣; 2015-06-06; f; mother +8613800131005 = 王可馨; 2015-06-06; f; mother +8613800131005
李大寶; 2018-02-02; m; +8613800131006 = 李小寶; 2018-02-02; m; +8613800131006
張文博; 2014-10-10; m; zhang@example.cn = 张文涛; 2014-10-10; m; zhang@example.cn
Chan Tsz Hin; 2016-04-16; m; mother +85251231001 = Chan Tsz Him; 2016-04-16; m; mother +85251231001
Wong Ka Yan; 2017-11-20; f; +85251231009 = Wong Ka Yin; 2017-11-20; f; +85251231009
Leung Hoi Lam; 2019-08-18; f; leung@example.hk = Leung Hoi Ching; 2019-08-18; f; leung@example.hk
Li Min; 2015-12-05; f; li@example.cn = Li Ming; 2015-12-05; m; li@example.cn
Zhang Xinyi; 2017-05-22; f; +8613800131012 = Zhang Xinyu; 2017-05-22; f; +8613800131012
Chen Ta-wen; 2016-03-04; m; mother +886912301013 = Chen Ta-wei; 2016-03-04; m; mother +886912301013
Emma Lee; 2016-07-30; f; lee@example.com = Ella Lee; 2016-07-30; f; lee@example.com
Olivia Brown; 2018-09-14; f; mother +447700901015 = Oliver Brown; 2018-09-14; m; mother +447700901015
Jayden Smith; 2015-03-17; m; smith@example.com = Hayden Smith; 2015-03-17; m; smith@example.com
Daniel Carter; 2013-01-08; m; +447700901017 = Danielle Carter; 2013-01-08; f; +447700901017
Aarav Sharma; 2018-06-21; m; sharma@example.in = Aarush Sharma; 2018-06-21; m; sharma@example.in
Mohammed Khan; 2016-05-11; m; khan@example.com = Mahmoud Khan; 2016-05-11; m; khan@example.com
Jason Chan; 2016-04-16; m; mother +85251231001 = Jackson Chan; 2016-04-16; m; mother +85251231001
Jason Chan; 2016-04-16; m; mother +85251231001 = Jasmine Chan; 2016-04-16; f; mother +85251231001
陳子軒 (Jason Chan); 2016-04-16; m; mother +85251231001 = 陳子謙 (Justin Chan); 2016-04-16; m; mother +85251231001
陈可欣; 2017-04-01; f; +8613800131023 = Chen Kexuan; 2017-04-01; f; +8613800131023
黃嘉欣; 2017-11-20; f; wong@example.hk = Wong Ka Ying; 2017-11-20; f; wong@example.hk
刘佳怡; 2016-10-22; f; liu@example.cn = 刘佳仪; 2016-10-22; f; liu@example.cn
Sara Ahmed; 2017-02-07; f; ahmed@example.com = Zara Ahmed; 2017-02-07; f; ahmed@example.com
Anna Müller; 2015-11-29; f; mueller@example.de = Hanna Müller; 2015-11-29; f; mueller@example.de
周雨桐; 2020-12-09; f; mother +85251231028 = 周雨晴; 2020-12-09; f; mother +85251231028
J. Smith; 2015-03-17; m; smith@example.com = Jayden Smith; 2015-03-17; m; smith@example.com
何浩然; 2015-03-29; m; ho@example.hk = Ho Ho Ting; 2015-03-29; m; ho@example.hk`,

  'brothers and sisters': `
陳大文; 2016-03-04; m; mother +85251231101 = 陳大衛; 2018-09-30; m; mother +85251231101
黃嘉欣; 2017-11-20; f; wong@example.hk = 黃嘉俊; 2015-01-12; m; wong@example.hk
張志強; 2014-07-09; m; +85251231103 = 張志明; 2016-12-01; m; +85251231103
Chan Tai Man; 2016-03-04; m; mother +85251231101 = Chan Siu Man; 2019-06-17; f; mother +85251231101
Lam Wing Sze; 2016-05-05; f; lam@example.hk = Lam Wing Yan; 2013-08-26; f; lam@example.hk
Oliver Thompson; 2015-02-11; m; mother +447700901106 = Amelia Thompson; 2017-06-05; f; mother +447700901106
Emma Wilson; 2018-11-11; f; wilson@example.com = Jack Wilson; 2016-04-23; m; wilson@example.com
Aarav Sharma; 2018-06-21; m; sharma@example.in = Anaya Sharma; 2020-10-02; f; sharma@example.in
Zhang Xinyi; 2017-05-22; f; zhang@example.cn = Zhang Xinyue; 2019-01-09; f; zhang@example.cn
郭芷晴; 2017-09-09; f; father +85251231110 = 郭芷瑤; 2014-03-15; f; father +85251231110
Mateo García; 2017-01-26; m; garcia@example.es = Lucía García; 2015-08-07; f; garcia@example.es
梁曉彤; 2018-08-08; f; +85251231112 = 梁曉峰; 2015-02-18; m; +85251231112
Ho Ho Yin; 2015-03-29; m; ho@example.hk = Ho Ho Ching; 2017-10-14; f; ho@example.hk
王可欣; 2015-06-06; f; mother +8613800131114 = 王可心; 2018-12-24; f; mother +8613800131114
鄭俊傑; 2018-01-30; m; father +85251231115 = 鄭俊豪; 2016-07-22; m; father +85251231115
Isabella Carter; 2015-09-27; f; carter@example.com = Gabriella Carter; 2013-04-19; f; carter@example.com
葉柏熙; 2019-09-02; m; +85251231117 = 葉柏謙; 2017-03-27; m; +85251231117
Nguyen Minh Anh; 2016-08-03; f; nguyen@example.vn = Nguyen Minh Duc; 2014-05-21; m; nguyen@example.vn`,

  namesakes: `
陳大文; 2016-03-04; m; mother +85251231201 = 陳大文; 2011-10-22; m; mother +85251231202
Chan Tai Man; 2016-03-04; m; a.chan@example.hk = Chan Tai Man; 2012-07-15; m; b.chan@example.hk
黃嘉欣; 2017-11-20; f; +85251231203 = 黄嘉欣; 2014-05-02; f; +85251231204
Emma Wilson; 2018-11-11; f; wilson@example.com = Emma Wilson; 2013-02-26; f; e.wilson@example.org
王伟; 2014-01-01; m; +8613800131205 = Wang Wei; 2017-09-18; f; +8613800131206
李明; 2015-12-05; m; li@example.cn = Li Ming; 2019-03-28; m; ming@example.cn
Mohammed Khan; 2016-05-11; m; khan@example.com = Mohammed Khan; 2014-12-30; m; m.khan@example.org
Kim Min-jun; 2016-11-02; m; kim@example.kr = Kim Min-jun; 2018-05-19; m; minjun@example.kr
Zhang Xinyi; 2017-05-22; f; +8613800131209 = Zhang Xinyi; 2015-10-08; f; +8613800131210
Oliver Thompson; 2015-02-11; m; +447700901211 = Oliver Thompson; 2018-07-03; m; +447700901212`,

  'not related': `
陳大文; 2016-03-04; m; mother +85251231301 = 黃嘉欣; 2017-11-20; f; wong@example.hk
Oliver Thompson; 2015-02-11; m; +447700901302 = Isabella Carter; 2015-02-11; f; carter@example.com
陳大文; 2016-03-04; m; +85251231303 = 陳詠詩; 2016-03-04; f; +85251231304
張志強; 2014-07-09; m = 林浩然; 2014-07-09; m
Chan Tai Man; 2016-03-04; m = Cheung Chi Keung; 2016-03-04; m
Wong Ka Yan; 2017-11-20; f; ky@example.hk = Leung Hiu Tung; 2017-11-20; f; ht@example.hk
Zhang Zhiqiang; 2014-07-09; m = Huang Jiaxin; 2014-09-07; f
Emma Wilson; 2018-11-11; f = Emma Thompson; 2018-04-20; f
Aarav Sharma; 2018-06-21; m = Aarav Patel; 2018-01-30; m
李明; 2015-12-05; m = 李华; 2015-12-05; f
Mateo García; 2017-01-26; m = Mateo Rossi; 2017-01-26; m
Hsu Ya-ting; 2017-02-14; f = Hsieh Pei-shan; 2017-02-14; f
何浩然; 2015-03-29; m = Hao Ran; 2012-08-11; m
Kim Min-jun; 2016-11-02; m = Kim Seo-yeon; 2016-11-02; f
周子瑜; 2019-01-15; f; chou@example.tw = 鄒子瑜; 2013-06-07; f; tsou@example.tw
Jason Chan; 2016-03-04; m = Jason Wong; 2016-03-04; m
Tse Pui Shan; 2016-12-25; f = Xie Xinyi; 2014-02-03; f
Ella Brown; 2017-10-30; f = Ella Brow-Davies; 2014-10-12; f
林詠詩; 2016-05-05; f = 林詠思; 2012-01-24; f
Nguyen Minh Anh; 2016-08-03; f = Nguyen Thi Lan; 2016-08-03; f`,
};
