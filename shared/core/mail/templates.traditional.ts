import type { MailText } from './mail-text.ts';

/** The Chinese of every mail as Hong Kong writes it; a test holds it to the Simplified one. */
export const traditionalMails = {
  invitation: {
    subject: '{organization}邀請您加入明樹',
    lead: '{organization}邀請您加入明樹。',
    button: '註冊',
    rest: '連結七天內有效，只能使用一次。如果您不認識這家機構，請忽略這封電郵。',
  },
  'invitation-to-join': {
    subject: '{organization}邀請您加入明樹',
    lead: '{organization}邀請您加入明樹。您可以使用現有的帳戶登入。',
    button: '登入並加入',
    rest: '連結七天內有效，只能使用一次。如果您不認識這家機構，請忽略這封電郵。',
  },
  'email-change': {
    subject: '明樹：請確認您的新電郵',
    lead: '請在已登入明樹的裝置上開啟此連結。確認後，您將用此電郵登入。',
    button: '確認電郵',
    rest: '連結24小時內有效，只能使用一次。如果不是您本人操作，請忽略這封電郵。',
  },
  'email-changed': {
    subject: '明樹：您的登入電郵已更改',
    lead: '您的明樹登入電郵已改為另一個經連結確認的電郵。',
    button: '登入',
    rest: '如果不是您本人操作，請立即聯絡機構管理員。',
  },
  'account-erased': {
    subject: '您的明樹帳戶已刪除',
    lead: '您的帳戶和個人資料已刪除。您撰寫的記錄仍留在所屬機構，並保留您的署名。',
    button: '開啟明樹',
    rest: '您無法再登入。如果不是您本人操作，請立即聯絡機構管理員。',
  },
  recovered: {
    subject: '明樹：已使用恢復碼',
    lead: '有人用恢復碼停用了您帳戶的驗證程式，目前只憑密碼即可登入。',
    button: '重新設定驗證器',
    rest: '如果不是您本人操作，請立即更改密碼，並聯絡機構管理員。',
  },
  'password-changed': {
    subject: '明樹：您的密碼已更改',
    lead: '您帳戶的密碼已更改，其他裝置均已登出。',
    button: '重設密碼',
    rest: '如果不是您本人操作，請立即重設密碼，並聯絡機構管理員。',
  },
  'second-factor-on': {
    subject: '明樹：已啟用驗證程式',
    lead: '從現在起，登入您的帳戶還需要輸入驗證程式中的驗證碼。',
    button: '查看設定',
    rest: '如果不是您本人操作，請立即聯絡機構管理員。',
  },
  'second-factor-off': {
    subject: '明樹：已停用驗證程式',
    lead: '登入您的帳戶不再需要驗證碼，只憑密碼即可登入。',
    button: '重新設定驗證器',
    rest: '如果不是您本人操作，請立即更改密碼，並聯絡機構管理員。',
  },
  waiting: {
    subject: '明樹平台有待處理的申請',
    lead: '待處理的模組申請：{modules}項。待核實的證書：{certificates}份。待處理的課程訂閱申請：{subscriptions}項。',
    button: '查看待處理事項',
    rest: '只要仍有待處理事項，您每天會收到一封提醒電郵。',
  },
  'subscription-approved': {
    subject: '明樹：貴機構已可使用課程「{title}」',
    lead: '貴機構全體成員可使用「{title}」至{until}。',
    button: '開啟課程',
    rest: '無須重新登入。到期前一個月，我們會提醒您。',
  },
  'subscription-declined': {
    subject: '明樹：課程「{title}」的訂閱申請未獲批准',
    lead: '「{title}」的訂閱申請未獲批准：{reason}',
    button: '開啟資源庫',
    rest: '您可以隨時再次申請。',
  },
  'subscription-withdrawn': {
    subject: '明樹：課程「{title}」的訂閱已撤回',
    lead: '貴機構不能再使用「{title}」：{reason}',
    button: '開啟資源庫',
    rest: '貴機構自己的副本和已安排的課堂不受影響。',
  },
  'subscription-ending': {
    subject: '明樹：課程「{title}」的訂閱即將到期',
    lead: '貴機構可使用「{title}」至{until}。',
    button: '申請續訂',
    rest: '貴機構自己的副本和已安排的課堂將繼續可用。',
  },
  'certificate-verified': {
    subject: '明樹：您的證書已通過核實',
    lead: '「{title}」已通過核實。證書有效期內，其對應的模組將為您開通。',
    button: '查看證書',
    rest: '無須重新登入。',
  },
  'certificate-rejected': {
    subject: '明樹：您的證書未通過核實',
    lead: '「{title}」未通過核實：{reason}',
    button: '新增其他證書',
    rest: '您原有的權限不受影響。',
  },
  'registration-receipt': {
    subject: '{organization}已收到您的登記',
    lead: '{organization}已收到您的登記。工作人員會先查看，再安排後續事宜；如需補充資料，會與您聯絡。',
    button: '',
    rest: '如果您沒有在{organization}登記過孩子，請忽略這封電郵。此電郵由系統自動發送，請勿回信。',
  },
  survey: {
    subject: '{organization}想請您回答幾個問題',
    lead: '在孩子下次眼睛檢查之前，{organization}想請您回答幾個問題，內容包括家庭視力、閱讀、螢幕和戶外時間，大約需要一分鐘。',
    button: '回答問題',
    rest: '連結{days}天內有效，只能使用一次。如果您不認識{organization}，請忽略這封電郵。',
  },
  'survey-receipt': {
    subject: '{organization}已收到您的回答',
    lead: '{organization}已收到您的回答。工作人員會在下次眼睛檢查前查看。',
    button: '',
    rest: '如果您沒有回答過{organization}的問題，請告知他們。此電郵由系統自動發送，請勿回信。',
  },
  report: {
    subject: '{organization}：眼睛檢查報告{reference}',
    lead: '附件是{organization}的眼睛檢查報告（編號{reference}），請查閱。',
    button: '',
    rest: '如有疑問，請聯絡{organization}。此電郵由系統自動發送，請勿回信。',
  },
  'report-attached': {
    subject: '{organization}給您發來一份報告',
    lead: '附件是{organization}發來的報告，請查閱。',
    button: '',
    rest: '如有疑問，請聯絡{organization}。此電郵由系統自動發送，請勿回信。',
  },
  'note-digest': {
    subject: '{organization}的近期記錄',
    lead: '附件是{organization}近期為{names}寫的記錄，請查閱。',
    button: '',
    rest: '如有疑問，請聯絡{organization}。此電郵由系統自動發送，請勿回信。',
  },
  'note-digest-link': {
    subject: '{organization}的近期記錄',
    lead: '{organization}近期為{names}寫了記錄。{linked}的記錄太大，無法隨電郵寄出：請開啟連結，輸入孩子的出生日期查看。其餘的見附件。',
    button: '查看記錄',
    rest: '連結{days}天內有效。首次開啟記錄後，15分鐘內可再次開啟。如果您不認識{organization}，請忽略這封電郵。',
  },
  'report-link': {
    subject: '{organization}給您發來一份報告',
    lead: '{organization}給您發來一份報告。請開啟連結，輸入孩子的出生日期查看。',
    button: '查看報告',
    rest: '連結{days}天內有效。首次開啟報告後，15分鐘內可再次開啟。如果您不認識{organization}，請忽略這封電郵。',
  },
} satisfies Record<string, MailText>;
