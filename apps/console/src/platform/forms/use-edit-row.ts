import { useRouter } from '@tanstack/react-router'

/** Opens a row's form: its id is in the query, and the history's state marks the edit, as is specified (C2, W2). */
export function useEditRow(): (href: string) => void {
  const { history } = useRouter()
  return (href) => history.push(href, { isEdit: true })
}
