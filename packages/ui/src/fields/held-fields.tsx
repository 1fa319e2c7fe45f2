import { type MantineThemeOverride, MantineThemeProvider } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'
import classes from './form.module.css'

type HeldFieldsProps = { held: boolean; children: ReactNode }

/** Whatever can be typed in or opens a list is an `Input`. */
const heldTheme: MantineThemeOverride = { components: { Input: { defaultProps: { readOnly: true } } } }
const usualTheme: MantineThemeOverride = {}

/**
 * The fields of a form, which take nothing while they are held, as while it is being saved: what would be typed then is
 * neither in what was sent nor left when the form has gone. They are not disabled: the focus stays where it is.
 */
export function HeldFields({ held, children }: HeldFieldsProps) {
  const refuse = held ? refuseEvent : undefined
  return (
    <MantineThemeProvider theme={held ? heldTheme : usualTheme}>
      {/* Also what opens over the page, as a calendar: its events come by here. */}
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
