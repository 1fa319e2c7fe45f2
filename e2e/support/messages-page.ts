import { expect, type Page } from '@playwright/test'
import { otherSide } from './message-partner.ts'

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Type a message...' })
export const threadOf = (page: Page) => page.getByRole('region', { name: /^Messages with/ })
export const listOf = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
export const rowOf = (page: Page, name: string) => listOf(page).getByRole('link', { name: new RegExp(name) })
export const bubbles = (page: Page) => threadOf(page).getByRole('paragraph')

export const write = async (page: Page, text: string) => {
  await composer(page).fill(text)
  // Blanks cannot be sent; other texts can once the code for sending is loaded.
  if (text.trim() !== '') await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await composer(page).press('Enter')
}

/** A person of the demo without any messages. */
export const withSilentEmployee = async (code: string, manager: string) => {
  const side = await otherSide(code)
  return { side, managerId: await side.find(manager) }
}
