import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of all rules only this one depends on the theme. */
const contrast = 'color-contrast'

/** What a page has to look at itself. */
interface Looking {
  /** @returns the rules that are broken, each with the elements that break it */
  violations: (where: Document | Element[], options: axe.RunOptions) => Promise<string[]>
  /** Texts whose contrast has yet to be looked at. */
  unseen: Element[]
}

/** Kinds of text whose contrast these journeys have looked at, each as the number that stands for its description. */
const seen = new Set<number>()

/** Fails on any accessibility violation of what the page shows, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  await readAxe(page)
  const violations = await page.evaluate(
    ([rules, later]) => {
      const { looking } = globalThis as unknown as { looking: Looking }
      return looking.violations(document, { runOnly: rules, rules: { [later]: { enabled: false } } })
    },
    [everyRule, contrast] as const,
  )
  expect(violations).toEqual([])
  const kinds = await listUnseen(page)
  if (kinds.length === 0) return
  const [first, second] = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const)
  let looked = 0
  // The one that it wears first: a change draws all of it anew.
  for (const theme of [first, second]) {
    await page.emulateMedia({ colorScheme: theme })
    if (await settle(page, theme)) looked++
    expect(await listFaint(page), theme).toEqual([])
  }
  // Where somebody chose a theme, the other is not seen.
  if (looked === 2) for (const kind of kinds) seen.add(kind)
}

/**
 * Waits until the page wears the theme, and nothing moves: a colour that is on its way to another is neither.
 * @returns whether it wears it, which it does not where somebody chose the other
 */
function settle(page: Page, theme?: 'light' | 'dark'): Promise<boolean> {
  return page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // The console says which one it wears; the landing page needs no script for it.
    const page = document.documentElement
    const worn = () => page.dataset.mantineColorScheme ?? scheme
    for (let frames = 0; scheme && frames < 30 && worn() !== scheme; frames++) await frame()
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    return worn() === scheme
  }, theme)
}

// Half as long as what the package itself offers as its source, and every page reads it.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Run as the page's own functions: the content security policy allows no inline script. */
async function readAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'looking' in globalThis)) return
  await page.evaluate(axeSource)
  await page.evaluate(() => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const looking: Looking = {
      violations: async (where, options) => {
        // A frame shows a file, in the browser's own viewer, which would never answer.
        const found = await run(where, { ...options, resultTypes: ['violations'], iframes: false })
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
      },
      unseen: [],
    }
    Object.assign(globalThis, { looking })
  })
}

/**
 * Finds the texts of kinds that no journey has looked at, one of each. Two texts are of one kind where they and all
 * around them have the same classes and states, on a window as wide: these decide the colours. The rows of a table, and
 * the menu in every journey, need not be looked at again, which takes as long as all other rules.
 * @returns the kinds, for `seen`
 */
function listUnseen(page: Page): Promise<number[]> {
  return page.evaluate(
    (seen) => {
      const { looking } = globalThis as unknown as { looking: Looking }
      const colouring =
        /^(class|style|data-.*|disabled|readonly|aria-(checked|current|disabled|invalid|pressed|selected))$/
      const described = new Map<Element, number>([[document.documentElement, innerWidth]])
      /** Made as `String.hashCode` of Java is. */
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
      // What is under a dialog axe passes over, and is looked at when it is not.
      const dialogs = [...document.querySelectorAll('[aria-modal="true"]')]
      const top = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body
      const known = new Set(seen)
      const unseen = new Map<number, Element>()
      for (const element of top.querySelectorAll('*')) {
        if (!element.checkVisibility() || !showsText(element)) continue
        const kind = describe(element)
        if (!known.has(kind)) unseen.set(kind, element)
      }
      looking.unseen = [...unseen.values()]
      return [...unseen.keys()]
    },
    [...seen],
  )
}

/** Texts of `listUnseen` that are too faint to read. */
function listFaint(page: Page): Promise<string[]> {
  return page.evaluate((rule) => {
    const { looking } = globalThis as unknown as { looking: Looking }
    const shown = looking.unseen.filter(({ isConnected }) => isConnected)
    return shown.length > 0 ? looking.violations(shown, { runOnly: [rule] }) : []
  }, contrast)
}
