import { uiSettings } from '../settings.ts'
import { buildPaper } from './build-print.ts'
import type { PrintDocument } from './print-document.ts'
import { footStyle, printStyle } from './print-style.ts'
import { keepPrintWindow } from './print-windows.ts'

/** Longest wait for fonts and logo before printing without them, in milliseconds. */
const patienceMs = 1500

/**
 * Opens an empty print window during the click, for papers that must be fetched first; null when it was blocked. Fill
 * it with `fillPrintWindow`, or close it when the fetch fails. `closePrintWindows` closes it with all others.
 */
export function reservePrintWindow(): Window | null {
  const { words, printWindow } = uiSettings()
  const popup = window.open('', '', `width=${printWindow.width},height=${printWindow.height}`)
  if (popup) {
    keepPrintWindow(popup)
    popup.document.body.textContent = words.loading
  }
  return popup
}

/** Renders the papers into a window from `reservePrintWindow`, and prints once fonts and logo are loaded. */
export function fillPrintWindow(popup: Window, papers: PrintDocument | readonly PrintDocument[]): void {
  const list: readonly PrintDocument[] = 'sections' in papers ? [papers] : papers
  const target = popup.document
  target.documentElement.lang = 'en'
  const style = target.createElement('style')
  const [first, ...others] = list
  const foot = first && others.length === 0 ? footStyle(first.foot ?? first.title) : ''
  style.textContent = fontFaces(document) + printStyle + foot
  target.head.replaceChildren(style)
  const name = others.length === 0 ? first?.fileName : undefined
  target.title = name ?? first?.title ?? 'Print'
  target.body.replaceChildren(buildBar(popup), ...list.map((paper) => buildPaper(target, paper)))
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const pictures = [...target.images].map((image) => image.decode().catch(() => {}))
  void Promise.race([Promise.all([target.fonts.ready, ...pictures]), patience]).then(() => {
    if (popup.closed) return
    popup.focus()
    popup.print()
  })
}

function buildBar(popup: Window): HTMLElement {
  const bar = popup.document.createElement('div')
  bar.className = 'bar'
  const button = (label: string, action: () => void) => {
    const element = popup.document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.addEventListener('click', action)
    return element
  }
  bar.append(
    button('Print', () => popup.print()),
    button('Close', () => popup.close()),
  )
  return bar
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
