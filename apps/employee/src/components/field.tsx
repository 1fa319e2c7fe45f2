import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
  useId,
} from 'react'
import classes from './field.module.css'
import { FormBusy } from './form.tsx'

type FrameProps = { label: string; error?: string | undefined; hint?: string | undefined }

type FieldFrameProps = FrameProps & {
  /** Receives the attributes that link the input to its label, hint and error. */
  children: (tie: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => ReactNode
}

/** A label above its input, and the error in words below. */
function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId()
  const words = error ?? hint
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': words ? `${id}-words` : undefined,
        'aria-invalid': Boolean(error),
      })}
      {words && (
        <p id={`${id}-words`} className={error ? classes.error : classes.hint}>
          {words}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = FrameProps &
  InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode; ref?: Ref<HTMLInputElement> }

export function TextField({ label, error, hint, after, ...input }: TextFieldProps) {
  const held = useContext(FormBusy)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(tie) => (
        <span className={classes.row}>
          <input className={classes.input} readOnly={held} {...input} {...tie} />
          {after}
        </span>
      )}
    </FieldFrame>
  )
}

type TextAreaProps = FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ label, error, hint, ...input }: TextAreaProps) {
  const held = useContext(FormBusy)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(tie) => <textarea className={classes.input} rows={3} readOnly={held} {...input} {...tie} />}
    </FieldFrame>
  )
}

type SelectProps = FrameProps & SelectHTMLAttributes<HTMLSelectElement>

export function Select({ label, error, hint, ...input }: SelectProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(tie) => <select className={classes.input} {...input} {...tie} />}
    </FieldFrame>
  )
}
