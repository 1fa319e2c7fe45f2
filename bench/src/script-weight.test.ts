import { expect, test } from 'vitest'
import { aims } from './aims.ts'
import { weighPages } from './script-weight.ts'

/** Of the built console: `npm test` builds first. */
const [login] = weighPages()

test('the login page loads no more script than it may', () => {
  expect(login?.page).toBe('login-page')
  expect(login?.kilobytes).toBeLessThanOrEqual(aims.loginKilobytes)
})
