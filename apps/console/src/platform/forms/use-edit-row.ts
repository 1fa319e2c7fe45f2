import { useRouter } from '@tanstack/react-router'

/** Opens a row's form: the id is in the query, and a history state marks the edit (C2 Manager view). */
export function useEditRow(): (href: string) => void {
  const { history } = useRouter()
  return (href) => history.push(href, { edit: true })
}
