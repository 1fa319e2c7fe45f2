import classes from './form.module.css'

/** An error under a control that does not show its own. Give the control `aria-describedby={id}` and `aria-invalid`. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  return (
    <p id={id} className={classes.error} hidden={!children}>
      {children}
    </p>
  )
}
