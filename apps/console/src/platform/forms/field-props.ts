import type { UseFormReturnType } from '@mantine/form'

/** A form's field as the fields of `ui` take one: they hand over values, not events. */
export const fieldProps = <Values extends Record<string, unknown>, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
) => ({
  value: form.values[name],
  onChange: (value: Values[Name]) => form.setFieldValue(name as never, value as never),
  error: form.errors[name],
})
