import { MultiSelect, PasswordInput, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UiProvider } from '../provider.tsx'
import { DayField } from './day-field.tsx'
import { HeldFields } from './held-fields.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { TimeField } from './time-field.tsx'

const nothing = () => {}

const fields: Record<string, ReactElement> = {
  DayField: <DayField label="Day" value="2026-11-18" today="2026-11-18" onChange={nothing} />,
  MultiSelect: <MultiSelect data={['a']} searchable />,
  NumberField: <NumberField label="Number" value={1} onChange={nothing} />,
  PasswordField: <PasswordField />,
  PasswordInput: <PasswordInput />,
  Select: <Select data={['a']} searchable />,
  TextInput: <TextInput />,
  Textarea: <Textarea />,
  TimeField: <TimeField label="Time" value="07:00" onChange={nothing} />,
}

const drawn = (field: ReactElement | undefined, held: boolean) =>
  renderToString(
    <UiProvider>
      <HeldFields held={held}>{field}</HeldFields>
    </UiProvider>,
  )

test.each(Object.keys(fields))(
  'a %s takes nothing while its form is being saved, and keeps the focus',
  (name) => {
    expect(drawn(fields[name], true)).toMatch(/ readonly=""/i)
    expect(drawn(fields[name], true)).not.toMatch(/ disabled=""/)
    expect(drawn(fields[name], false)).not.toMatch(/ readonly=""/i)
  },
)
