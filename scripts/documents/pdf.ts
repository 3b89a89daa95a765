import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Block, Document, Inline } from '../../common/markdown';

const LANGUAGE = 'en-GB';
const MARGIN = { top: 64, bottom: 72, left: 72, right: 72 };
const LIST_INDENT = 16;
const INK = '#1d1a22';
const SOFT_INK = '#5c5666';
const LINK_INK = '#1f4fa3';
const BODY = { font: 'Helvetica', size: 10, lineGap: 3 };
const LINE = BODY.size * 1.2 + BODY.lineGap;

const fonts = {
  text: BODY.font,
  strong: 'Helvetica-Bold',
  code: 'Courier',
  link: BODY.font,
} satisfies Record<Inline['kind'], string>;

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

const dateOf = ({ date }: Document) => new Date(`${date}T00:00:00Z`);

const writtenDate = (date: Date) =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** Starts a new page unless this height is left, so that headings stay with their text. */
function keepTogether(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage();
}

function runs(pdf: Pdf, inlines: readonly Inline[], indent = 0): (Structure | (() => void))[] {
  const x = MARGIN.left + indent;
  const width = pdf.page.width - x - MARGIN.right;
  return inlines.map((inline, index) => {
    const draw = () => {
      const isLink = inline.kind === 'link';
      if (index === 0) pdf.x = x;
      pdf
        .font(fonts[inline.kind], BODY.size)
        .fillColor(isLink ? LINK_INK : INK)
        .text(inline.text, {
          width,
          lineGap: BODY.lineGap,
          continued: index < inlines.length - 1,
          underline: isLink,
          link: isLink ? inline.href : null,
        });
    };
    return inline.kind === 'link' ? pdf.struct('Link', {}, draw) : draw;
  });
}

function addHeading(pdf: Pdf, root: Structure, text: string) {
  pdf.y += LINE / 2;
  keepTogether(pdf, 4 * LINE);
  pdf.outline.addItem(text);
  root.add(
    pdf.struct('H2', {}, () => {
      const [, number = '', words = ''] = /^(\d+\. )?(.*)$/.exec(text) ?? [];
      pdf.font(fonts.strong, 12).fillColor(INK);
      pdf.x = MARGIN.left;
      // Separate, because Helvetica's kerning almost closes the space before a T or a Y.
      if (number !== '') pdf.text(number, { continued: true });
      pdf.text(words);
    }),
  );
  pdf.y += LINE / 4;
}

function addItem(pdf: Pdf, list: Structure, inlines: readonly Inline[]) {
  keepTogether(pdf, 2 * LINE);
  const label = pdf.struct('Lbl', {}, () => {
    pdf
      .font(BODY.font, BODY.size)
      .fillColor(SOFT_INK)
      .text('•', MARGIN.left + LIST_INDENT / 4, pdf.y, { lineBreak: false });
  });
  const body = pdf.struct('LBody', {}, runs(pdf, inlines, LIST_INDENT));
  list.add(pdf.struct('LI', {}, [label, body]));
  pdf.y += LINE / 5;
}

function addBlock(pdf: Pdf, root: Structure, block: Block) {
  switch (block.kind) {
    case 'heading':
      addHeading(pdf, root, block.text);
      return;
    case 'paragraph':
      keepTogether(pdf, 2 * LINE);
      root.add(pdf.struct('P', {}, runs(pdf, block.inlines)));
      pdf.y += LINE / 3;
      return;
    case 'list': {
      const list = pdf.struct('L');
      root.add(list);
      for (const item of block.items) addItem(pdf, list, item);
      list.end();
      pdf.y += LINE / 6;
    }
  }
}

function addTitle(pdf: Pdf, root: Structure, document: Document) {
  const { title, version } = document;
  const drawTitle = () => {
    pdf.font(fonts.strong, 22).fillColor(INK).text(title, MARGIN.left, MARGIN.top);
  };
  const drawVersion = () => {
    pdf
      .font(BODY.font, BODY.size)
      .fillColor(SOFT_INK)
      .text(`Version ${version}, ${writtenDate(dateOf(document))}`, MARGIN.left, pdf.y + LINE / 3);
  };
  root.add(pdf.struct('H1', {}, drawTitle));
  root.add(pdf.struct('P', {}, drawVersion));
  pdf.y += LINE / 2;
}

function numberPages(pdf: Pdf, title: string) {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font(BODY.font, 8)
      .fillColor(SOFT_INK)
      .text(`${title} · ${page + 1} of ${count}`, MARGIN.left, pdf.page.height - 44, {
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
}

/**
 * Typesets a document as a tagged PDF of A4 pages. The same document gives the same bytes: the
 * file's date is the document's.
 */
export function toPdf(document: Document): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: LANGUAGE,
    tagged: true,
    displayTitle: true,
    info: { Title: document.title, CreationDate: dateOf(document), ModDate: dateOf(document) },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  addTitle(pdf, root, document);
  for (const block of document.blocks) addBlock(pdf, root, block);
  root.end();
  numberPages(pdf, document.title);
  pdf.end();
  return buffer(pdf);
}
