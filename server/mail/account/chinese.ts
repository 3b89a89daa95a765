import type { AccountTexts } from './texts';

const notYou = '不是你本人操作？忽略这封邮件就好。';

export const chinese: AccountTexts = {
  welcome: ({ code, verifyUrl }) => ({
    subject: '欢迎！这是你的确认码',
    blocks: [
      '很高兴你来了，已经有人在等着认识你。请先确认这个邮箱属于你。你的确认码是',
      { code },
      { label: '确认邮箱', link: verifyUrl },
      `确认码一周内有效。${notYou}`,
    ],
  }),
  confirmation: ({ code, verifyUrl }) => ({
    subject: '你的确认码',
    blocks: [
      '用这个确认码确认你的邮箱：',
      { code },
      { label: '确认邮箱', link: verifyUrl },
      `一周内有效。${notYou}`,
    ],
  }),
  alreadyRegistered: ({ loginUrl, passwordUrl }) => ({
    subject: '你已经有账号了',
    blocks: [
      '有人（多半是你自己）想用这个邮箱注册新账号。这个邮箱已经注册过了，所以什么都没有改变。',
      { label: '登录', link: loginUrl },
      `忘记密码了？在这里设置新密码：${passwordUrl}`,
      '不是你？那就无需理会。',
    ],
  }),
  passwordReset: ({ resetUrl }) => ({
    subject: '设置新密码',
    blocks: [
      '有人（多半是你自己）想设置新密码。请在一小时内点击下面的链接，链接只能使用一次：',
      { label: '设置新密码', link: resetUrl },
      '不是你？忽略这封邮件就好，密码不会改变。',
    ],
  }),
  passwordChanged: ({ passwordUrl }) => ({
    subject: '你的密码已更改',
    blocks: [
      '你的账号已设置新密码，所有设备均已退出登录。',
      `不是你？请立即重新设置：${passwordUrl}`,
    ],
  }),
};
