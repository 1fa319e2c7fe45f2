import { expect, test } from 'vitest'
import { aims } from './aims.ts'
import { weighApplication, weighPages } from './script-weight.ts'

/** Of the built console: `npm test` builds first. */
const [landing, login, frame, ...pages] = weighPages()

test('the landing page loads no code of the console', () => {
  expect(landing?.page).toBe('landing')
  expect(landing?.kilobytes).toBeLessThanOrEqual(aims.landingKilobytes)
})

test('the login page loads no more script than it may', () => {
  expect(login?.page).toBe('login-page')
  expect(login?.kilobytes).toBeLessThanOrEqual(aims.loginKilobytes)
})

test.for(pages)('$page loads no more script than a further page may', ({ kilobytes }) => {
  expect(frame?.page).toBe('frame')
  expect(kilobytes).toBeLessThanOrEqual(aims.pageKilobytes)
})

test('the employees’ application loads no more script than it may', () => {
  expect(weighApplication()).toBeLessThanOrEqual(aims.applicationKilobytes)
})
