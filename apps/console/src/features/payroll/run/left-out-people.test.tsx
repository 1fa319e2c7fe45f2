import { MantineProvider } from '@mantine/core'
import { texts } from '@tahi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeftOutPeople } from './left-out-people.tsx'

test('chosen people who are not there any more are named', () => {
  const chosen = ['Ana', 'Ben', 'Cora'].map((label) => ({ value: label.toLowerCase(), label }))
  const shown = (...ids: string[]) =>
    renderToStaticMarkup(
      <MantineProvider>
        <LeftOutPeople
          chosen={chosen}
          refused={ids.map((_id) => ({ _id, msg: texts.recordNotFound, code: 'not_found' }))}
        />
      </MantineProvider>,
    )
  expect(shown()).not.toContain(texts.payslipRun.perhapsMoved(''))
  const words = shown('ana', 'cora')
  expect(words).toContain(texts.payslipRun.leftOut(2))
  expect(words).toContain(texts.payslipRun.perhapsMoved('Ana; Cora'))
})
