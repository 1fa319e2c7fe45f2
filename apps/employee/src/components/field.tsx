import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
  useId,
} from 'react'
import classes from './field.module.css'
import { FormBusy } from './form.tsx'

type FrameProps = {
  label: string
  error?: string | undefined
  hint?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

type FieldFrameProps = FrameProps & {
  /** Receives the attributes that link the input to its label, hint and error, and take what is typed. */
  children: (tie: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
    onChange: (event: { target: { value: string } }) => void
  }) => ReactNode
}

/** A label above its input, and the error in words below. */
function FieldFrame({ label, error, hint, onChange, children }: FieldFrameProps) {
  const id = useId()
  const words = error ?? hint
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': words ? `${id}-words` : undefined,
        'aria-invalid': Boolean(error),
        onChange: ({ target }) => onChange?.(target.value),
      })}
      {words && (
        <p id={`${id}-words`} className={error ? classes.error : classes.hint}>
          {words}
        </p>
      )}
    </div>
  )
}

type FieldProps<Attributes> = FrameProps & Omit<Attributes, 'onChange'>

type TextFieldProps = FieldProps<InputHTMLAttributes<HTMLInputElement>> & { after?: ReactNode }

export function TextField({ label, error, hint, onChange, after, ...input }: TextFieldProps) {
  const held = useContext(FormBusy)
  return (
    <FieldFrame label={label} error={error} hint={hint} onChange={onChange}>
      {(tie) => (
        <span className={classes.row}>
          <input className={classes.input} readOnly={held} {...input} {...tie} />
          {after}
        </span>
      )}
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps<TextareaHTMLAttributes<HTMLTextAreaElement>>

export function TextArea({ label, error, hint, onChange, ...input }: TextAreaProps) {
  const held = useContext(FormBusy)
  return (
    <FieldFrame label={label} error={error} hint={hint} onChange={onChange}>
      {(tie) => <textarea className={classes.input} rows={3} readOnly={held} {...input} {...tie} />}
    </FieldFrame>
  )
}

type SelectProps = FieldProps<SelectHTMLAttributes<HTMLSelectElement>>

export function Select({ label, error, hint, onChange, ...input }: SelectProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} onChange={onChange}>
      {(tie) => <select className={classes.input} {...input} {...tie} />}
    </FieldFrame>
  )
}
