import { html, Markup } from '../html.ts'

/** The content of a mail as plain text; its layout is decided here. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Shown large, to be typed somewhere. */
  readonly code?: string
  readonly link?: { readonly label: string; readonly url: string }
  /** Below everything, smaller. */
  readonly footnote?: string
}

/** The letter as text and as HTML, in which every text is escaped. */
export function writeLetter(letter: Letter, companyName: string): { text: string; html: string } {
  return { text: asText(letter, companyName), html: asHtml(letter, companyName).text }
}

function asText({ paragraphs, code, link, footnote }: Letter, companyName: string): string {
  const parts = [
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${companyName}`,
  ]
  return `${parts.join('\n\n')}\n`
}

// Mail programs drop style sheets, so styles are inline.
const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const body = new Markup(
  `margin:0;padding:24px 12px;background:#f5f3ef;${sans};font-size:15px;line-height:1.5;color:#26231f`,
)
const card =
  'max-width:480px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e9e5dd;border-radius:12px'
const codeBox =
  'margin:20px 0;font-size:30px;font-weight:650;letter-spacing:10px;font-family:ui-monospace,Menlo,Consolas,monospace'
const button =
  'display:inline-block;padding:10px 18px;background:#334892;color:#ffffff;text-decoration:none;border-radius:8px'
const quiet = 'margin:16px 0 0;font-size:13px;color:#6a655c'

function asHtml({ subject, paragraphs, code, link, footnote }: Letter, companyName: string): Markup {
  const parts = [
    html`<p style="margin:0 0 16px;font-weight:650">${companyName}</p>`,
    ...paragraphs.map((paragraph) => html`<p style="margin:0 0 12px">${paragraph}</p>`),
    ...(code ? [html`<p style="${codeBox}">${code}</p>`] : []),
    ...(link
      ? [
          html`<p style="margin:20px 0"><a href="${link.url}" style="${button}">${link.label}</a></p>`,
          html`<p style="${quiet};word-break:break-all">${link.url}</p>`,
        ]
      : []),
    ...(footnote ? [html`<p style="${quiet}">${footnote}</p>`] : []),
  ]
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${body}"><div style="${card}">
${parts.flatMap((part) => [part, '\n'])}</div></body></html>
`
}
