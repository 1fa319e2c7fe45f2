import { useRouter } from '@tanstack/react-router'

/** Goes from a row to its form: the id stands in the query, and a state marks it as an edit (C2 Manager view). */
export function useEditRow(): (href: string) => void {
  const { history } = useRouter()
  return (href) => history.push(href, { edit: true })
}
