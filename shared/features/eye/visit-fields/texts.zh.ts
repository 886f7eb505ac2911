import type { Tag } from '../../../core/chinese/in-both-scripts.ts';
import type { VisitTexts } from './field-texts.ts';

/** The words in Simplified Chinese. @param t tags the texts of functions */
export const chinese = (t: Tag): VisitTexts => ({
  axialLength: { label: '眼轴长度' },
  acuity: {
    label: '其他视力',
    printed: '视力',
    fields: {
      unaided: { label: '裸眼' },
      withGlasses: { label: '戴镜' },
      pinhole: { label: '小孔' },
      near: { label: '近视力' },
    },
  },
  cornea: {
    label: '角膜与瞳孔',
    printed: '角膜',
    fields: {
      k1: { label: 'K1（平坦）', printed: 'K1' },
      k2: { label: 'K2（陡峭）', printed: 'K2' },
      axis: { label: 'K1轴位' },
      diameter: { label: '角膜直径', printed: '直径' },
    },
  },
  pupil: {
    label: '瞳孔',
    fields: {
      state: { label: '瞳孔', options: { undilated: '未散瞳', dilated: '已散瞳' } },
      agent: { label: '散瞳药' },
    },
  },
  questionnaire: {
    label: '近视危险因素问卷',
    help: '父母近视、近距离用眼、户外和屏幕时间；选填',
    fields: {
      parents: {
        label: '父母近视',
        options: {
          none: '父母均无近视',
          one: '父母一方近视',
          both: '父母双方近视',
          high: '父母有高度近视',
        },
      },
      nearWork: { label: '每天近距离用眼', unit: '小时', said: hours => t`近距离用眼每天${hours}小时` },
      outdoors: { label: '每天户外活动', unit: '小时', said: hours => t`户外每天${hours}小时` },
      screens: { label: '每天看屏幕', unit: '小时', said: hours => t`屏幕每天${hours}小时` },
      firstSpectacles: { label: '首次配镜年龄', unit: '岁', said: age => t`${age}岁首次配镜` },
    },
  },
  frame: { label: '镜框' },
  model: { label: '型号' },
  color: { label: '颜色' },
  lens: { label: '镜片' },
  labRemarks: { label: '加工备注', help: '只印在加工单上' },
  comment: { label: '说明', help: '只印在报告上' },
  returnBy: { label: '交货日期', help: '加工厂应交回的日期' },
  followUp: { label: '复诊日期', help: '孩子下次复诊的日期' },
});
