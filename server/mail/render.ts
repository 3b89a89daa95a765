import type { Locale } from '../../common/locales';
import { escapeHtml } from '../http/escapeHtml';
import { greeting } from './greeting';
import { mailTexts } from './mailTexts';

/** A paragraph, a code to type, or a link. */
export type MailBlock = string | { code: string } | { link: string; label: string };

export type MailContent = { subject: string; blocks: readonly MailBlock[] };

export type RenderedMail = { subject: string; text: string; html: string };

const NAME = 'Confidant';
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";

const inText = (block: MailBlock): string => {
  if (typeof block === 'string') return block;
  return 'code' in block ? block.code : `${block.label}:\n${block.link}`;
};

const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+[^\s<.,;:!?。，、]/g,
    (url) => `<a href="${url}" style="color:#a3405e">${url}</a>`,
  );

function inHtml(block: MailBlock): string {
  if (typeof block === 'string')
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${withLinks(block)}</p>`;
  if ('code' in block)
    return (
      `<p style="margin:0 0 16px;padding:16px;border:1px solid #e4d9d3;border-radius:12px;text-align:center;` +
      `font:600 28px/1.2 ${mono};letter-spacing:4px">${escapeHtml(block.code)}</p>`
    );
  const link = escapeHtml(block.link);
  return (
    `<p style="margin:8px 0 8px"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:999px;` +
    `background:#a3405e;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#6f625d;word-break:break-all">${link}</p>`
  );
}

/**
 * A mail as text and as HTML with the same content. Styles are inline, since many mail programs
 * read nothing else, and no picture is loaded, so that nobody learns when it is opened. With a
 * name, or null for none, it starts with a greeting.
 */
export function renderMail(
  locale: Locale,
  { subject, blocks: said }: MailContent,
  name?: string | null,
): RenderedMail {
  const blocks = name === undefined ? said : [greeting(mailTexts.in(locale), name), ...said];
  const language = locale === 'ch' ? 'zh-Hans' : locale;
  return {
    subject,
    text: `${blocks.map(inText).join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">` +
      `<title>${escapeHtml(subject)}</title></head>` +
      `<body style="margin:0;padding:24px 12px;background:#f6f1ee;color:#2a2220;font-family:${sans}">` +
      `<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:20px">` +
      `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#a3405e">${NAME}</p>` +
      `${blocks.map(inHtml).join('')}</div></body></html>`,
  };
}
