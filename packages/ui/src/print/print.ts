import { texts, uiTimings } from '@tahi/contract/components'
import { buildPaper } from './build-print.ts'
import type { PrintDocument } from './print-document.ts'
import { footStyle, printStyle } from './print-style.ts'
import { keepPrintWindow } from './print-windows.ts'

/** Longest wait for fonts and logo before printing without them, in milliseconds. */
const patienceMs = 1500

/** As many as are built without a pause that somebody would notice. */
const papersAtOnce = 25

/**
 * Opens an empty print window during the click, for papers that must be fetched first; null when it was blocked. Fill
 * it with `fillPrintWindow`, or close it when the fetch fails. `closePrintWindows` closes it with all others.
 */
export function reservePrintWindow(): Window | null {
  const { width, height } = uiTimings.printWindow
  const popup = window.open('', '', `width=${width},height=${height}`)
  if (popup) {
    keepPrintWindow(popup)
    popup.document.body.textContent = texts.states.loading
  }
  return popup
}

/**
 * Renders the papers into a window from `reservePrintWindow`, and prints once fonts and logo are loaded. Hundreds are
 * built piece by piece: the window shares its thread with the page, which can be used meanwhile. Closing it stops this.
 */
export async function fillPrintWindow(
  popup: Window,
  papers: PrintDocument | readonly PrintDocument[],
): Promise<void> {
  const list: readonly PrintDocument[] = 'sections' in papers ? [papers] : papers
  const target = popup.document
  target.documentElement.lang = 'en'
  const style = target.createElement('style')
  const [first, ...others] = list
  const foot = first && others.length === 0 ? footStyle(first.foot ?? first.title) : ''
  style.textContent = fontFaces(document) + printStyle + foot
  target.head.replaceChildren(style)
  const name = others.length === 0 ? first?.fileName : undefined
  target.title = name ?? first?.title ?? texts.actions.print
  if (others.length > 0) target.body.className = 'several'

  const bar = target.createElement('div')
  bar.className = 'bar'
  target.body.replaceChildren(bar)
  for (let done = 0; done < list.length; done += papersAtOnce) {
    if (done > 0) {
      bar.replaceChildren(progress(target, done, list.length), closeButton(popup))
      await new Promise((resolve) => setTimeout(resolve))
      if (popup.closed) return
    }
    target.body.append(...list.slice(done, done + papersAtOnce).map((paper) => buildPaper(target, paper)))
  }
  bar.replaceChildren(printButton(popup), closeButton(popup))

  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const pictures = [...target.images].map((image) => image.decode().catch(() => {}))
  void Promise.race([Promise.all([target.fonts.ready, ...pictures]), patience]).then(() => {
    if (popup.closed) return
    popup.focus()
    popup.print()
  })
}

function progress(target: Document, done: number, all: number): HTMLElement {
  const text = target.createElement('p')
  text.role = 'status'
  text.textContent = texts.preparing(done, all)
  return text
}

const printButton = (popup: Window) => button(popup, texts.actions.print, () => popup.print())
const closeButton = (popup: Window) => button(popup, texts.actions.close, () => popup.close())

function button({ document }: Window, label: string, action: () => void): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', action)
  return element
}

/** The page's font rules, because a new window does not share them. */
function fontFaces(source: Document): string {
  const rules = [...source.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map((rule) => absolute(rule, sheet))
    } catch {
      // The browser hides the rules of a stylesheet from another origin; its fonts are not the product's.
      return []
    }
  })
  return rules.join('\n')
}

function absolute(rule: CSSFontFaceRule, sheet: CSSStyleSheet): string {
  const base = sheet.href ?? document.baseURI
  return rule.cssText.replace(/url\("?([^")]+)"?\)/g, (_, url: string) => `url("${new URL(url, base).href}")`)
}
