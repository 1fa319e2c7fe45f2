import type { UseFormReturnType } from '@mantine/form'

/** Props of a form field for the fields of `ui`, which pass values instead of events. */
export const fieldProps = <Values extends Record<string, unknown>, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
) => ({
  value: form.values[name],
  onChange: (value: Values[Name]) => form.setFieldValue(name as never, value as never),
  error: form.errors[name],
})
