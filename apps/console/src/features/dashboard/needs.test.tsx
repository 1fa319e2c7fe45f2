import { MantineProvider } from '@mantine/core'
import { screens, texts } from '@tahi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FirstSteps } from './first-steps.tsx'
import { dashboardLinks } from './links.ts'
import { Needs } from './needs.tsx'

vi.mock('../../platform/employees/nobody-yet.tsx', () => ({ NobodyYet: () => 'nobody yet' }))

const links = dashboardLinks({ branch: undefined, today: '2026-11-18' })
const needs = (count: number, nobodyYet: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Needs needs={[{ kind: 'decideLeave', count, days: null }]} nobodyYet={nobodyYet} links={links} />
    </MantineProvider>,
  )
const allDone = { branch: true, department: true, designation: true, hrAdmin: true, employees: true }

test('where nobody works, nothing is called in order', () => {
  expect(needs(0, false)).toContain(texts.dashboard.nothingWaits)
  expect(needs(0, true)).toContain('nobody yet')
  expect(needs(0, true)).not.toContain(texts.dashboard.nothingWaits)
  expect(needs(2, true)).toContain('leaves to decide')
})

test('the first HR Admin is added by a form that starts with that access', () => {
  const words = renderToStaticMarkup(<FirstSteps done={{ ...allDone, hrAdmin: false }} />)
  expect(words).toContain(`href="${screens.employeeForm.path}?role=manager"`)
})

test('the first steps are links until they are done, and gone when all are', () => {
  const words = renderToStaticMarkup(<FirstSteps done={{ ...allDone, designation: false }} />)
  expect(words.match(/href="[^"]*"/g)).toEqual(['href="/designation"'])
  expect(words.match(/Done/g)).toHaveLength(4)
  expect(renderToStaticMarkup(<FirstSteps done={allDone} />)).toBe('')
})
