import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea, TextField } from './field.tsx'
import { Form } from './form.tsx'

test.each([
  ['line', <TextField key="line" label="Contact" defaultValue="0917" />],
  ['text', <TextArea key="text" label="Reason" defaultValue="Flu" />],
])('a %s takes nothing while its form is being sent, and keeps the focus', (_, field) => {
  const drawn = (busy: boolean) =>
    renderToString(
      <Form busy={busy} onSubmit={() => {}}>
        {field}
      </Form>,
    )
  expect(drawn(true)).toMatch(/ readonly=""/i)
  expect(drawn(true)).not.toContain('disabled')
  expect(drawn(false)).not.toMatch(/readonly/i)
})
