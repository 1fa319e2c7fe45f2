import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

const lists = [
  ['/attendance/corrections', 'Correction requests'],
  ['/leaves', 'Leaves'],
  ['/salary', 'Salary'],
  ['/employees', 'Employees'],
  ['/production', 'Production'],
  ['/attendance', 'Attendance'],
] as const

test('a list fits the width that there is', async ({ page, signIn, expectAccessible }) => {
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  const cards = main.getByRole('listitem')
  const narrow = { width: 768, height: 900 }
  await page.addInitScript(holdResizes)
  await signIn(accounts.manager, '/attendance/corrections')

  await test.step('every column is in sight on a tablet and a laptop', async () => {
    for (const [list, name] of lists) {
      await visit(page, list)
      await expect(page.getByRole('main', { name })).toBeVisible()
      // Waits for real rows instead of placeholders, and for their font.
      await expect(main.getByRole('row').nth(1)).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      for (const width of [1024, 1280, 768]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expect.poll(() => page.evaluate(pixelsOutOfSight), `${list} at ${width}`).toBe(0)
        await expect(table, `${list} at ${width}`).toBeVisible()
        await expect.poll(() => page.evaluate(brokenIds), `${list} at ${width}`).toEqual([])
      }
    }
    // With narrow columns it stays a table, with the specification's columns.
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'User ID',
      'Last Name',
      'First Name',
      'Date',
      'Time In',
      'Time Out',
      'Status',
      'Actions',
    ])
    await expectAccessible()
  })

  await test.step('where even that is too narrow, rows become cards', async () => {
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await expect(table).toBeHidden()
    const first = cards.filter({ hasText: 'EMP-' }).first()
    await expect(first).toContainText('Time Out')
    await expect(first.getByRole('button', { name: 'Edit' })).toBeVisible()
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect(table).toBeVisible()
  })

  await test.step('a list that changes while it is resized is a table again once there is room', async () => {
    await page.evaluate('holding = true')
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await main.getByRole('checkbox').nth(1).check()
    await page.evaluate('release()')
    await expect(table).toBeHidden()
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect(table).toBeVisible()
  })

  await test.step('where there are no column heads, all rows of a page are selected too', async () => {
    const elsewhere = await clientOf(accounts.hr)
    const day = { date: '2026-07-29', timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
    const codes = [31, 32, 33, 34, 35, 36].map((number) => `EMP-000${number}`)
    for (const code of codes) await recordDay(elsewhere, { ...day, code })
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/attendance?from=2026-07-29&to=2026-07-29&pageSize=5')
    await expect(table).toBeHidden()
    await expect(cards.filter({ hasText: 'EMP-' })).toHaveCount(5)

    await test.step('its filters are folded away, but for how many are set', async () => {
      const filters = page.getByRole('search', { name: 'Filters' })
      const status = filters.getByRole('combobox', { name: 'Status' })
      await expect(filters.getByRole('button', { name: 'Filters (2)', expanded: false })).toBeVisible()
      await expect(status).toBeHidden()
      await filters.getByRole('button', { name: 'Filters (2)' }).click()
      await expect(status).toBeVisible()
      await filters.getByRole('button', { name: 'Filters (2)' }).click()
      await expect(status).toBeHidden()
    })
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('button', { name: 'Select all 6' }).click()
    await expectAccessible()
    await expect(page.getByRole('button', { name: '6 to confirm' })).toBeVisible()
    await page.getByRole('button', { name: '6 Selected - Confirm' }).click()
    await expect(page.getByRole('button', { name: /to confirm$/ })).toHaveCount(0)
  })

  await test.step('a date is whole in a person’s own letter spacing', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/leaves')
    const date = page
      .getByRole('table', { name: 'Leaves' })
      .getByRole('cell', { name: /^\w{3} \d+, \d{4}$/ })
      .first()
    await expect(date).toBeVisible()
    await expect(page.locator('main [data-fit]')).toHaveAttribute('data-fit', 'wide')
    await page.evaluate(spaceOut)
    // A list is measured when it is rendered.
    await page.setViewportSize({ width: 1430, height: 900 })
    await expect
      .poll(() => date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0)
    await expect(page.locator('main [data-fit]')).toHaveAttribute('data-fit', 'tight')
  })

  await test.step('rows that were too wide in the font before are a table in their own', async () => {
    await page.setViewportSize(narrow)
    let arrive = () => {}
    const fonts = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await fonts
      await route.continue()
    })
    // Makes the other font wide on every machine.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const { style } = document.documentElement
        style.letterSpacing = '4px'
        document.fonts.addEventListener('loadingdone', () => {
          style.letterSpacing = ''
        })
      })
    })
    // A page that has asked for a font by then is only loaded once the font has arrived.
    await page.goto('/employees', { waitUntil: 'commit' })
    await expect(cards.first()).toBeVisible()
    arrive()
    await expect(table).toBeVisible()
  })
})

/** Makes a page hear of new sizes only after `release()` while `holding`; runs in the page. */
function holdResizes(): void {
  const held: (() => void)[] = []
  const hold = {
    holding: false,
    release() {
      hold.holding = false
      for (const tell of held.splice(0)) tell()
    },
  }
  Object.defineProperty(window, 'holding', {
    set: (on: boolean) => {
      hold.holding = on
    },
  })
  Object.assign(window, {
    release: hold.release,
    ResizeObserver: class extends ResizeObserver {
      constructor(hear: ResizeObserverCallback) {
        super((sizes, observer) => {
          const tell = () => hear(sizes, observer)
          if (hold.holding) held.push(tell)
          else tell()
        })
      }
    },
  })
}

/** The spacing that WCAG 1.4.12 lets a person choose; runs in the page. */
function spaceOut(): void {
  const chosen = new CSSStyleSheet()
  chosen.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
  document.adoptedStyleSheets = [chosen]
}

/** How far the lists extend beyond their visible part, in pixels; runs in the page. */
const pixelsOutOfSight = (): number =>
  [...document.querySelectorAll('main table')].reduce((most, table) => {
    const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {}
    return Math.max(most, scrollWidth - clientWidth)
  }, 0)

/** User IDs that break into more than one line although the table is not in its tightest layout; runs in the page. */
function brokenIds(): string[] {
  if (document.querySelector('main [data-fit="tightest"]')) return []
  const words = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const text = word.textContent ?? ''
    const range = document.createRange()
    range.selectNodeContents(word)
    if (/^[A-Z]+-\d+$/.test(text) && range.getClientRects().length > 1) broken.push(text)
  }
  return broken
}
