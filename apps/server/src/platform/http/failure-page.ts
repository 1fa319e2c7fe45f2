import { texts } from '@tahi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../errors.ts'
import { html, Markup } from '../html.ts'

/** Whether a browser requests a page to show, as when a link is followed; calls of programs do not accept HTML. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')

/** Replies with a page in the product's look; it needs no script and no further request. */
export const sendFailurePage = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .type('text/html; charset=utf-8')
    .send(pageOf(refusal).text)

function pageOf({ status, code, message }: Refusal): Markup {
  const { title, words } = wordsFor(status, code, message)
  const isOurs = status >= 500
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/mark.svg">
<title>${title} · Tahi</title>
<style>${style}</style>
</head>
<body>
<main>
<a class="mark" href="/">${mark}</a>
<div class="label">
${isOurs ? torn : lost}
<h1><span class="code">${String(status)}</span> <span>${title}</span></h1>
${words.map((sentence) => html`<p>${sentence}</p>`)}
<p class="ways">${isOurs ? html`<a class="first" href="">${texts.pages.retry}</a>` : ''}<a${isOurs ? '' : html` class="first"`} href="/">${texts.pages.start}</a></p>
</div>
</main>
</body>
</html>
`
}

/** The specification's texts (C2, C8), followed by what happened. */
function wordsFor(status: number, code: string, message: string): { title: string; words: string[] } {
  const { notFound, applicationError, pages } = texts
  if (status === 404)
    return { title: notFound.text, words: [message === notFound.text ? pages.lost : message] }
  return { title: applicationError, words: code === 'failed' ? [message, pages.failed] : [message] }
}

const mark = new Markup(
  '<svg width="36" height="36" viewBox="0 0 32 32" fill="none" role="img" aria-label="Tahi">' +
    '<rect width="32" height="32" rx="8" fill="#334892"/>' +
    '<g stroke="#fff" stroke-width="2.7" stroke-linecap="round">' +
    '<path d="M5.5 20.6c1.7-.1 3-.8 4-2M13.2 13.2c1.6-1.7 4-1.7 5.6 0M22.5 18.6c1 1.2 2.3 1.9 4 2"/></g></svg>',
)

const drawing = (stitches: string, thread: string) =>
  html`<svg class="drawing" viewBox="0 0 240 64" fill="none" aria-hidden="true"><path class="stitches" d="${stitches}"/><path class="thread" d="${thread}"/></svg>`

/** The stitches leave their line, and the thread ends in the air. */
const lost = drawing(
  'M8 54h72c30 0 34-14 40-26s22-18 34-6',
  'M158 26c10 10 4 24-6 24s-14-14 0-24 36-20 62-14',
)
/** A seam that came open. */
const torn = drawing('M8 32h72M162 32h72', 'M84 32c14-2 16 8 8 14M158 32c-14-2-18-10-8-16')

/** Copied from packages/ui: the page must not depend on the console, which may be what fails. */
const style = new Markup(`
:root{--canvas:#f5f3ef;--surface:#fff;--line:#e9e5dd;--seam:#d2cdc3;--text:#26231f;--dim:#6a655c;--accent:#4058ab}
@media (prefers-color-scheme:dark){:root{--canvas:#141311;--surface:#1d1b19;--line:#2f2c28;--seam:#45413b;--text:#e8e5df;--dim:#a8a297;--accent:#8a9cd9}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:14px/1.5 Inter,system-ui,-apple-system,'Segoe UI',sans-serif}
main{display:flex;flex-direction:column;gap:20px;align-items:center;justify-content:center;min-height:100vh;min-height:100dvh;padding:24px}
.mark{border-radius:8px;line-height:0}
.label{position:relative;display:grid;justify-items:center;gap:10px;width:min(460px,100%);padding:40px 36px 36px;background:var(--surface);border:1px solid var(--line);border-radius:16px;text-align:center}
.label::before{content:"";position:absolute;inset:9px;border:1.5px dashed var(--seam);border-radius:10px;pointer-events:none}
.drawing{width:240px;max-width:100%;stroke:var(--accent);stroke-linecap:round}
.stitches{stroke-width:3.2;stroke-dasharray:9 8}
.thread{stroke-width:2}
h1{display:grid;gap:4px;margin:8px 0 0;font-size:18px;font-weight:600;line-height:1.25}
.code{font-size:52px;font-weight:680;letter-spacing:-.035em;line-height:1}
p{max-width:23rem;margin:0;color:var(--dim);overflow-wrap:anywhere}
.ways{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin-top:12px}
.ways a{padding:8px 18px;border:1px solid var(--seam);border-radius:7px;color:var(--text);font-weight:600;text-decoration:none}
.ways .first{background:#4058ab;border-color:#4058ab;color:#fff}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`)
