import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules about the whole page, most of which cannot be reached while a dialog is open. */
const ofWholePage = ['landmark-one-main', 'page-has-heading-one', 'region']
/** Of all rules only this one depends on the theme. */
const contrast = 'color-contrast'

interface Findings {
  /** The rules that are broken, each with the elements that break it. */
  violations: string[]
  /** Number of texts whose contrast can't be judged because something covers them; they are judged where nothing does. */
  undecided: number
}

/** The function that `readAxe` adds to the page. */
interface Looking {
  look: (rules: string[]) => Promise<Findings>
}

/** Marks a text whose contrast is not judged yet, with its kind; the contrast rule is limited to marked texts. */
const unjudgedMark = 'data-contrast-unjudged'

/** Kinds of text whose contrast these journeys have judged, as hashes. */
const judged = new Set<number>()

/** This many texts may be covered, for example by the page's footer. */
const aFew = 5

/** Fails on any accessibility violation on the page, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const worn = await settle(page)
  await readAxe(page)
  const { kinds, unjudged } = await markUnjudged(page)
  const { violations, undecided } = await look(page, everyRule)
  expect(violations, worn).toEqual([])
  // When most texts can't be judged, something covers the whole page.
  if (kinds > aFew) expect(undecided, 'texts whose contrast can’t be judged').toBeLessThan(kinds / 2)
  if (unjudged === 0) return
  const other = worn === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other })
  // A person's chosen theme does not follow the media setting.
  if ((await settle(page, other)) !== other) return
  expect((await look(page, [contrast])).violations, other).toEqual([])
  for (const kind of await listJudged(page)) judged.add(kind)
}

/**
 * Waits until the page has the given theme, if any, and all animations have ended: during a transition a colour belongs to
 * neither theme.
 * @returns the page's theme, which is not the given one when the person has chosen the other
 */
function settle(page: Page, theme?: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const preferred = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    // The console names its theme in the document; the landing page has no script for it.
    const worn = () => document.documentElement.dataset.mantineColorScheme ?? preferred()
    // Counts frames, because the page's clock advances while a busy machine draws nothing.
    for (let frames = 0; wanted && frames < 300 && worn() !== wanted; frames++) await frame()
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    return worn()
  }, theme)
}

// The minified file: half as long as the source that the package offers, and every page reads it.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Evaluated by the browser's protocol, because the content security policy allows no inline script. */
async function readAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'looking' in globalThis)) return
  await page.evaluate(axeSource)
  await page.evaluate(
    ([rule, mark, unasked]) => {
      const { configure, run } = (globalThis as unknown as { axe: typeof axe }).axe
      configure({ rules: [{ id: rule, selector: `[${mark}]` }] })
      const rules = Object.fromEntries(unasked.map((id) => [id, { enabled: false }]))
      const looking: Looking = {
        look: async (runOnly) => {
          const resultTypes: axe.resultGroups[] = ['violations', 'incomplete']
          // What a dialog covers is judged where no dialog is open.
          const dialogs = [...document.querySelectorAll('[aria-modal="true"]')]
          const top = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document
          // Without frames: a frame shows a file in the browser's own viewer, which would never reply.
          const found = await run(top, { runOnly, rules, resultTypes, elementRef: true, iframes: false })
          const undecided = found.incomplete.filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes)
          for (const { element } of undecided) element?.removeAttribute(mark)
          const violations = found.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          )
          return { violations, undecided: undecided.length }
        },
      }
      Object.assign(globalThis, { looking })
    },
    [contrast, unjudgedMark, ofWholePage] as const,
  )
}

function look(page: Page, rules: string[]): Promise<Findings> {
  return page.evaluate((rules) => {
    const { looking } = globalThis as unknown as { looking: Looking }
    return looking.look(rules)
  }, rules)
}

/**
 * Marks one text of each kind that no journey has judged. Two texts are of one kind when they and all their ancestors have
 * the same classes and states, on a window of the same width: these decide the colours. So table rows and the menu are not
 * checked again and again; contrast takes as long as all other rules together.
 * @returns how many kinds are shown, and how many of them are marked
 */
function markUnjudged(page: Page): Promise<{ kinds: number; unjudged: number }> {
  return page.evaluate(
    ([done, mark]) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
      const colouring =
        /^(class|style|data-.*|disabled|readonly|aria-(checked|current|disabled|invalid|pressed|selected))$/
      const described = new Map<Element, number>([[document.documentElement, innerWidth]])
      /** A hash, computed like Java's `String.hashCode`. */
      const describe = (element: Element): number => {
        let kind = described.get(element)
        if (kind !== undefined) return kind
        kind = element.parentElement ? describe(element.parentElement) : 0
        const states = [...element.attributes].filter(({ name }) => colouring.test(name))
        const text = [element.tagName, ...states.map(({ name, value }) => `${name}=${value}`)].join()
        for (let at = 0; at < text.length; at++) kind = (Math.imul(kind, 31) + text.charCodeAt(at)) | 0
        described.set(element, kind)
        return kind
      }
      const showsText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const dialogs = [...document.querySelectorAll('[aria-modal="true"]')]
      const top = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body
      const known = new Set(done)
      const kinds = new Set<number>()
      const unjudged = new Map<number, Element>()
      for (const element of top.querySelectorAll('*')) {
        if (!element.checkVisibility() || !showsText(element)) continue
        const kind = describe(element)
        kinds.add(kind)
        if (!known.has(kind) && !unjudged.has(kind)) unjudged.set(kind, element)
      }
      for (const [kind, element] of unjudged) element.setAttribute(mark, String(kind))
      return { kinds: kinds.size, unjudged: unjudged.size }
    },
    [[...judged], unjudgedMark] as const,
  )
}

/** @returns the kinds of the texts that are still marked */
function listJudged(page: Page): Promise<number[]> {
  return page.evaluate((mark) => {
    const texts = document.querySelectorAll(`[${mark}]`)
    return [...texts].map((element) => Number(element.getAttribute(mark)))
  }, unjudgedMark)
}
