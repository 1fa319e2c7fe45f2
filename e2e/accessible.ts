import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

type Theme = 'light' | 'dark'

/** @returns a check that fails on any accessibility violation of what the page shows then, in both themes */
export function accessibilityOf(page: Page): () => Promise<void> {
  let worn: Theme = 'light'
  let other: Theme = 'dark'
  return async () => {
    await wear(page, worn)
    await readAxe(page)
    expect(await violationsOn(page), worn).toEqual([])
    // Of all rules only the contrast of colours depends on the theme. To go on in it is as good as to change back.
    ;[worn, other] = [other, worn]
    await wear(page, worn)
    expect(await faintTextOn(page, worn), worn).toEqual([])
  }
}

/** Lets the page change its theme, and waits until it has: a colour that is on its way to another is neither. */
async function wear(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // The console says which one it wears; the landing page needs no script for it. A chosen one stays.
    const page = document.documentElement
    const worn = () => page.dataset.mantineColorScheme ?? scheme
    for (let frames = 0; frames < 30 && worn() !== scheme; frames++) await frame()
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, colorScheme)
}

// Half as long as what the package itself offers as its source, and every page reads it.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a page has to look at itself. */
interface Looking {
  /** @returns the rules that are broken, each with the elements that break it */
  violations: (rules: string[], elements?: Element[]) => Promise<string[]>
}

/** Run as the page's own functions: the content security policy allows no inline script. */
async function readAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'looking' in globalThis)) return
  await page.evaluate(axeSource)
  await page.evaluate(() => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const looking: Looking = {
      violations: async (runOnly, elements) => {
        const options = {
          runOnly,
          resultTypes: ['violations'],
          // A frame shows a file, in the browser's own viewer, which would never answer.
          iframes: false,
        } satisfies axe.RunOptions
        const found = await run(elements ?? document, options)
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
      },
    }
    Object.assign(globalThis, { looking })
  })
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

function violationsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (rules) => (globalThis as unknown as { looking: Looking }).looking.violations(rules),
    everyRule,
  )
}

/** The kinds of text that these journeys have looked at in a theme; each is a number that stands for its description. */
const seenIn: Record<Theme, Set<number>> = { light: new Set(), dark: new Set() }

/**
 * Text that is too faint to read, of the kinds that no journey has looked at in this theme. Two texts are of one kind
 * where they and all around them have the same classes and states: these decide the colours. Each row of a table, and
 * the menu in every journey, need not be looked at again, which takes half as long as all other rules.
 */
async function faintTextOn(page: Page, theme: Theme): Promise<string[]> {
  const seen = seenIn[theme]
  const { faint, kinds } = await page.evaluate(
    async (known) => {
      const colouring =
        /^(class|style|data-.*|disabled|readonly|aria-(checked|current|disabled|invalid|pressed|selected))$/
      const described = new Map<Element, number>()
      /** A number for the element and all around it, on a window as wide, made as `String.hashCode` of Java is. */
      const describe = (element: Element): number => {
        let kind = described.get(element)
        if (kind !== undefined) return kind
        kind = element.parentElement ? describe(element.parentElement) : innerWidth
        const states = [...element.attributes].filter(({ name }) => colouring.test(name))
        const text = [element.tagName, ...states.map(({ name, value }) => `${name}=${value}`)].join()
        for (let at = 0; at < text.length; at++) kind = (Math.imul(kind, 31) + text.charCodeAt(at)) | 0
        described.set(element, kind)
        return kind
      }
      const showsText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const unseen = new Map<number, Element>()
      for (const element of document.body.querySelectorAll('*')) {
        if (!element.checkVisibility() || !showsText(element)) continue
        const kind = describe(element)
        if (!known.includes(kind)) unseen.set(kind, element)
      }
      if (unseen.size === 0) return { faint: [], kinds: [] }
      const { looking } = globalThis as unknown as { looking: Looking }
      const faint = await looking.violations(['color-contrast'], [...unseen.values()])
      return { faint, kinds: [...unseen.keys()] }
    },
    [...seen],
  )
  for (const kind of kinds) seen.add(kind)
  return faint
}
