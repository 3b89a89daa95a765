import type { SecurityTexts } from './texts';

export const chinese: SecurityTexts = {
  emailChange: ({ code }) => ({
    subject: '确认你的新邮箱',
    blocks: [
      '请在设置中输入下面的确认码，确认这是你的新邮箱：',
      { code },
      '确认码一天内有效。不是你本人操作？忽略这封邮件就好，什么都不会改变。',
    ],
  }),
  emailTaken: ({ loginUrl, passwordUrl }) => ({
    subject: '这个邮箱已经有账号了',
    blocks: [
      '有人（多半是你自己）想把这个邮箱用于另一个账号。它已经有自己的账号，所以什么都没有改变。',
      { label: '登录', link: loginUrl },
      `忘记密码了？在这里设置新密码：${passwordUrl}`,
      '不是你？那就无需理会。',
    ],
  }),
  emailChangeAsked: ({ passwordUrl }) => ({
    subject: '你的账号要换邮箱',
    blocks: [
      '有人知道你的密码（多半就是你自己），想给你的账号换一个邮箱。在新邮箱确认之前，这个邮箱一直有效。',
      `不是你？请立即设置新密码，更换就会停止：${passwordUrl}`,
    ],
  }),
  emailChanged: ({ helpUrl }) => ({
    subject: '你的账号已更换邮箱',
    blocks: [
      '你的账号从现在起使用新的邮箱，这个邮箱不能再用来登录。',
      `不是你？请立即告诉我们：${helpUrl}`,
    ],
  }),
  passwordReplaced: ({ passwordUrl }) => ({
    subject: '你的密码已更改',
    blocks: [
      '你的账号已设置新密码，其他设备均已退出登录。',
      `不是你？请立即重新设置：${passwordUrl}`,
    ],
  }),
};
