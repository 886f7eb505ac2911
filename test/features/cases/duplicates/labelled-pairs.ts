import type { ScoredChild } from '../../../../functions/features/cases/duplicates/score-pair.ts';

/** Two records of children, and whether they describe the same child. */
export interface LabelledPair {
  kind: string;
  one: ScoredChild;
  other: ScoredChild;
  isSame: boolean;
}

const nobody: ScoredChild = {
  fullName: '',
  otherName: null,
  birthDate: '2017-03-14',
  gender: null,
  contactEmail: null,
  mobile: null,
  father: null,
  mother: null,
  guardian: null,
};
const mother = { title: null, name: 'Mei', email: 'mei@example.org', mobile: '+85291234567' };
const pairsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('=').map(name => name.trim()) as [string, string]);

const group = (
  kind: string,
  isSame: boolean,
  text: string,
  one: Partial<ScoredChild> = {},
  other: Partial<ScoredChild> = one,
): LabelledPair[] =>
  pairsOf(text).map(([a, b]) => ({
    kind,
    isSame,
    one: { ...nobody, ...one, fullName: a },
    other: { ...nobody, ...other, fullName: b },
  }));

const scripts = `
陈小明 = 陳小明
刘伟 = 劉偉
张晓东 = 張曉東
吴丽华 = 吳麗華
郑国强 = 鄭國強
赵云龙 = 趙雲龍
黄艺文 = 黃藝文
杨凤 = 楊鳳
孙颖 = 孫穎
马骏 = 馬駿
欧阳静怡 = 歐陽靜怡
叶梓轩 = 葉梓軒
冯绮雯 = 馮綺雯
邓紫棋 = 鄧紫棋
萧敬腾 = 蕭敬騰
谢诗琪 = 謝詩琪
卢浩贤 = 盧浩賢
罗颂恩 = 羅頌恩
许志安 = 許志安
钟嘉欣 = 鍾嘉欣
`;
const pinyin = `
陈小明 = Chen Xiaoming
李雨桐 = Li Yutong
王子涵 = Zihan Wang
張偉 = Zhang Wei
刘思远 = LIU Si Yuan
吕布凡 = Lü Bufan
吕晴 = Lyu Qing
周杰倫 = Zhou Jie-lun
欧阳锋 = Ouyang Feng
黃蓉 = Huang Rong
郭靖 = Guo, Jing
徐若瑄 = Xu Ruoxuan
單雯 = Shan Wen
曾国藩 = Zeng Guofan
沈从文 = Shen Congwen
林徽因 = Lin Huiyin
赵一荻 = Yidi Zhao
钱学森 = Qian Xue Sen
诸葛亮 = Zhuge Liang
胡适 = HU Shi
`;
const hongKong = `
陈大文 = Chan Tai Man
黃家輝 = Wong Ka Fai
李小龍 = Lee Siu Lung
张国荣 = Cheung Kwok Wing
梁朝偉 = LEUNG Chiu Wai
劉德華 = Lau Tak Wah
郭富城 = Kwok Fu Shing
林青霞 = Lam Ching Ha
周潤發 = Chow Yun Fat
何詩琪 = Ho Sze Kei
吳君如 = Ng Kwan Yu
鄭秀文 = Cheng Sau Man
楊千嬅 = Yeung Chin Wah
葉子欣 = Yip Tsz Yan
陳樂怡 = Chan Lok Yee
曾志偉 = Tsang Chi Wai
謝天華 = Tse Tin Wah
鄧家明 = Tang Ka-ming
黎明 = Lai Ming
梅艷芳 = Mui Yim Fong
何家俊 = Ka Chun Ho
陳美玲 = Chan Mei Ling
王詠欣 = Wong Wing Yan
江子軒 = Kong Tsz Hin
`;
const wadeGiles = `
陈水明 = Ch'en Shui-ming
張志強 = Chang Chih-chiang
李登高 = Li Teng-kao
蔡英文 = Tsai Ying-wen
馬英九 = Ma Ying-chiu
謝長廷 = Hsieh Chang-ting
許信良 = Hsu Hsin-liang
朱立倫 = Chu Li-lun
曾文惠 = Tseng Wen-hui
周子瑜 = Chou Tzu-yu
徐志摩 = Hsu Chih-mo
黃國昌 = Huang Kuo-chang
郭台銘 = Kuo Tai-ming
蕭美琴 = Hsiao Mei-chin
鄭成功 = Cheng Cheng-kung
江宜樺 = Chiang Yi-hua
賴清德 = Lai Ching-te
蘇貞昌 = Su Chen-chang
丁守中 = Ting Shou-chung
彭明敏 = Peng Ming-min
`;
const acrossRomanisations = `
Chan Tai Man = Chen Dawen
Wong Ka Fai = Huang Jiahui
Lee Siu Lung = Li Xiaolong
Leung Chiu Wai = Liang Chaowei
Lau Tak Wah = Liu Te-hua
Kwok Fu Shing = Guo Fucheng
Tsai Ying-wen = Cai Yingwen
Hsu Hsin-liang = Xu Xinliang
Chow Yun Fat = Zhou Runfa
Ng Kwan Yu = Wu Junru
`;
const mistypings = `
Emily Thompson = Emily Thomson
Oliver Bennett = Oliver Bennet
Chan Siu Ming = Chan Siu Mign
Katherine Wong = Catherine Wong
Jonathan Miller = Johnathan Miller
Isabella Garcia = Isabela Garcia
Mohammed Rahman = Mohamed Rahman
Alexander Smith = Alexnader Smith
Sebastian Clark = Sebastien Clark
Leung Hoi Ching = Leung Hoi Chng
周雨桐 = 周雨彤
陈思琪 = 陈思绮
王佳怡 = 王嘉怡
李梓轩 = 李子轩
Charlotte Evans = Charlote Evans
张浩然 = 张皓然
`;
const orders = `
Chan Siu Ming = Siu Ming Chan
Emily Thompson = Thompson, Emily
Li Wei = Wei Li
Peter Chan Siu Ming = Chan Siu Ming
Chan Siu Ming Peter = CHAN Siu-Ming
María José Núñez = Maria Jose Nunez
O’Brien Liam = Liam OBrien
Anne-Marie Blanc = Blanc Anne Marie
Chan S. M. = Chan Siu Ming
C. S. Leung = Chun Shing Leung
Emily R. Thompson = Emily Rose Thompson
J. Miller = Jonathan Miller
`;
const twins = `
陈思远 = 陈思齐
陈思琪 = 陈思绮
王子涵 = 王子轩
李雨桐 = 李雨彤
张伟 = 张倩
周大文 = 周小文
刘一一 = 刘二二
Chan Tai Man = Chan Siu Man
Chan Ka Yan = Chan Ka Yee
Emily Thompson = Emma Thompson
Jayden Wong = Hayden Wong
Mei Ling Lau = Mei Lin Lau
Jack Miller = Jill Miller
Leung Hoi Ching = Leung Hoi Lam
林家明 = 林家敏
Oliver Bennett = Olivia Bennett
黃子晴 = 黃子朗
何樂天 = 何樂兒
Aarav Patel = Arav Patel
Sofia Garcia = Lucia Garcia
吴优 = 吴忧
Chan Yu Tung = Chan Yu Ting
許一諾 = 許一言
Noah Clark = Nora Clark
Wong Tsz Ching = Wong Tsz Ching Anson
`;
const siblings = `
陈小明 = 陈小雨
Chan Siu Ming = Chan Siu Yu
王子涵 = 王子睿
Emily Thompson = George Thompson
李雨桐 = 李雨泽
Leung Hoi Ching = Leung Hoi Yan
Oliver Bennett = Amelia Bennett
張家輝 = 張家豪
Jack Miller = Thomas Miller
周美玲 = 周大偉
Sofia Garcia = Mateo Garcia
何樂天 = 何樂恩
Aarav Patel = Vihaan Patel
林家明 = 林家欣
Mei Ling Lau = Mei Yee Lau
`;
const unrelated = `
陈小明 = 王美丽
Chan Siu Ming = Wong Ka Fai
Emily Thompson = Oliver Bennett
李雨桐 = 张子轩
刘德华 = 郭富城
Jack Miller = Sofia Garcia
林青霞 = 周润发
Aarav Patel = Noah Clark
黃子晴 = 何樂天
Leung Hoi Ching = Tsang Chi Wai
陈小明 = 李小明
Emily Thompson = Emily Clark
张伟 = 李伟
Chan Tai Man = Lau Tai Man
王芳 = 王磊
`;

const family = { mother };
const withEmail = { contactEmail: 'home@example.org' };

/** Pairs of children who are invented for this test. */
export const labelledPairs: LabelledPair[] = [
  ...group('scripts', true, scripts),
  ...group('pinyin', true, pinyin),
  ...group('hongKong', true, hongKong),
  ...group('wadeGiles', true, wadeGiles),
  ...group('acrossRomanisations', true, acrossRomanisations, family),
  ...group('mistypings', true, mistypings, withEmail),
  ...group('orders', true, orders),
  ...group(
    'daySwapped',
    true,
    scripts.split('\n').slice(0, 8).join('\n'),
    { birthDate: '2017-03-04' },
    { birthDate: '2017-04-03' },
  ),
  ...group('digitMistaken', true, orders.split('\n').slice(0, 8).join('\n'), {}, { birthDate: '2016-03-14' }),
  ...group('dayMistaken', true, pinyin.split('\n').slice(0, 6).join('\n'), {}, { birthDate: '2017-03-15' }),
  ...group('birthdayUnknown', true, scripts.split('\n').slice(8, 14).join('\n'), family, {
    ...family,
    birthDate: null,
  }),
  ...group('twins', false, twins, family),
  ...group('siblings', false, siblings, family, { ...family, birthDate: '2019-08-02' }),
  ...group('unrelated', false, unrelated),
];
