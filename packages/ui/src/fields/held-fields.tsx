import { type MantineThemeOverride, MantineThemeProvider } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'
import classes from './form.module.css'

type HeldFieldsProps = { held: boolean; children: ReactNode }

/** Everything that can be typed in, or that opens a list, is an `Input`. */
const heldTheme: MantineThemeOverride = { components: { Input: { defaultProps: { readOnly: true } } } }
const usualTheme: MantineThemeOverride = {}

/**
 * The fields of a form, read-only while `held`, for example during a save: text typed then would neither be sent nor
 * survive the form. They are not disabled, so that the focus stays where it is.
 */
export function HeldFields({ held, children }: HeldFieldsProps) {
  const refuse = held ? refuseEvent : undefined
  return (
    <MantineThemeProvider theme={held ? heldTheme : usualTheme}>
      {/* Popovers such as a calendar are included: their React events pass through here too. */}
      <div
        className={classes.fieldsOfForm}
        onClickCapture={refuse}
        onChangeCapture={refuse}
        onPasteCapture={refuse}
        onDropCapture={refuse}
      >
        {children}
      </div>
    </MantineThemeProvider>
  )
}

function refuseEvent(event: SyntheticEvent) {
  if (event.type === 'click' && event.target instanceof Element && event.target.closest('a[href]')) return
  event.preventDefault()
  event.stopPropagation()
}
